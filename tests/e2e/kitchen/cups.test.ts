import { expect } from '@playwright/test';
import { newcomer, signIn } from '../support/people';
import { lineOf, pressSave, savedDish, writeBasics, writeLine, writeStep } from '../support/recipe';
import { at, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const WORDS = {
  en: {
    name: 'Flat bread in cups',
    flour: 'Wheat flour',
    cups: '1½ cups',
    beside: /190\sg/,
    onion: 'Onion',
    beef: 'Beef',
    pounds: '2 lb',
    salt: 'Salt',
    taste: 'to taste',
    step: 'Bake at 200°C for 20 minutes.',
    degrees: 'Bake at 200°C (400°F) for 20 minutes.',
  },
  ka: {
    name: 'პური ჭიქით',
    flour: 'ხორბლის ფქვილი',
    cups: '1½ ჭიქა',
    beside: /(?:155|160)\sგ/,
    onion: 'ხახვი',
    beef: 'საქონლის ხორცი',
    pounds: '1 კგ',
    salt: 'მარილი',
    taste: 'გემოვნებით',
    step: 'გამოაცხვეთ 200°C-ზე 20 წუთი.',
    degrees: 'გამოაცხვეთ 200°C-ზე (400°F) 20 წუთი.',
  },
} as const;

const main = ({ page }: Visit) => page.getByRole('main');
const button = (visit: Visit, key: string) =>
  main(visit).getByRole('button', { name: visit.t(key), exact: true });

/** Writes the recipe with amounts as people say them. */
async function writes(visit: Visit, name: string) {
  const { page, t, language } = visit;
  const words = WORDS[language];
  await writeBasics(visit, { name, minutes: language === 'en' ? '1 h 20' : '1 სთ 20' });
  const lines = [
    [words.cups, words.flour],
    ['2–3', words.onion],
    [words.pounds, words.beef],
    [words.taste, words.salt],
  ] as const;
  for (const [index, [amount, product]] of lines.entries()) {
    if (index > 0)
      await page
        .getByRole('button', { name: t('recipe:line.add'), exact: true })
        .first()
        .click();
    await see(lineOf(visit, index + 1));
    await writeLine(visit, index + 1, amount, product);
    // onions are counted without being told to
    if (product === words.onion)
      await expect(lineOf(visit, 2).getByRole('combobox', { name: t('recipe:line.unit') })).toHaveValue(
        'Piece',
      );
  }
  await writeStep(visit, 1, words.step);
  await pressSave(visit);
  await savedDish(visit, name);
}

/** Checks the recipe as written, then in the other measures. */
async function reads(visit: Visit) {
  const { t, language } = visit;
  const words = WORDS[language];
  const lines = main(visit)
    .getByRole('region', { name: t('dish:view.ingredients') })
    .getByRole('listitem');
  await see(lines.filter({ hasText: words.flour }).getByText(words.cups));
  await see(lines.filter({ hasText: words.flour }).getByText(words.beside));
  await see(lines.filter({ hasText: words.onion }).getByText(/^2–3/));
  await see(lines.filter({ hasText: words.salt }).getByText(words.taste));
  await button(visit, 'measures.us').click();
  await see(main(visit).getByText(words.degrees));
  await button(visit, 'measures.metric').click();
  await see(main(visit).getByText(words.step));
  const timer = language === 'en' ? /20\smin/ : /20\sწთ/;
  await see(main(visit).getByRole('button', { name: timer }));
  await button(visit, 'action.addToList').click();
  const send = visit.page.getByRole('dialog').getByRole('button', { name: t('action.addToList') });
  await send.click();
  await visit.page.waitForURL(/\/shoplist\/\d+$/);
}

/** Orders the items on the list, in packs and pieces. */
async function orders(visit: Visit) {
  const { page, t, language } = visit;
  const words = WORDS[language];
  const row = (name: string) =>
    main(visit)
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) });
  await see(row(words.flour).getByText(/^1\s(?:kg|კგ)$/));
  await see(row(words.onion).getByText(/^3(?:\sცალი)?$/));
  await see(row(words.salt));
  await main(visit)
    .getByRole('link', { name: t('shoplist:action.order'), exact: true })
    .click();
  await main(visit).getByLabel(t('order:field.Name')).fill('Tamar');
  await main(visit).getByLabel(t('order:field.phone')).fill('+995 555 10 20 30');
  await main(visit).getByLabel(t('address:field.street')).fill('Rustaveli 5');
  await main(visit).getByLabel(t('order:field.zone')).selectOption({ index: 1 });
  await button(visit, 'order:checkout.send').click();
  await at(page, '/shoplist/orders');
  await see(page.getByRole('article').first().getByText(t('order:state.placed'), { exact: true }).first());
}

journey('a recipe in cups is read, put on a list and ordered', { on: 'phone' }, async (visit) => {
  await signIn(visit, await newcomer(visit.stack), '/dishes/new');
  await writes(visit, `${WORDS[visit.language].name} ${unique()}`);
  await reads(visit);
  await orders(visit);
});
