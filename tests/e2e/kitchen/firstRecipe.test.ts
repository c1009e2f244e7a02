import { expect } from '@playwright/test';
import { personName } from '@/lib/format/name';
import { given } from '@/tests/support/at';
import { newcomer, signIn, makeUpPerson } from '../support/people';
import {
  addPictures,
  PICTURE,
  pressMore,
  pressSave,
  publish,
  question,
  savedDish,
  search,
  writeBasics,
  writeLine,
  writeStep,
} from '../support/recipe';
import { at, gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const WORDS = {
  en: {
    name: 'Sunday beans with herbs',
    product: 'Red beans',
    step: 'Soak the beans overnight, then simmer them.',
  },
  ka: {
    name: 'კვირის ლობიო მწვანილით',
    product: 'წითელი ლობიო',
    step: 'ლობიო წინა ღამით დაალბეთ, მერე მოხარშეთ.',
  },
} as const;

/** Goes from the landing page to a new account. */
async function joins({ page, t, open, language }: Visit) {
  const { name, email, password } = makeUpPerson();
  await open('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('landing:hero.start'), exact: true })
    .click();
  await see(page.getByRole('heading', { level: 1, name: t('account:signup.title') }));
  const field = (key: string) => page.getByRole('textbox', { name: t(`account:field.${key}`), exact: true });
  await field('name').fill(name);
  await field('email').fill(email);
  await field('password').fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('action.signUp'), exact: true })
    .click();
  const hello = t('dashboard:hello', { name: personName(given(name.split(' ')[0]), language) });
  await see(page.getByText(hello));
}

journey(
  'a visitor signs up and writes a first recipe with a picture; another person finds it; it is deleted',
  { on: 'desktop', gate: true },
  async (visit) => {
    const { page, t, language } = visit;
    const words = WORDS[language];
    const name = `${words.name} ${unique()}`;
    await joins(visit);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(t('day:first.write')) })
      .click();
    await see(page.getByRole('heading', { level: 1, name: t('menu.dishesNew') }));
    await writeBasics(visit, { name, minutes: '90' });
    await writeLine(visit, 1, language === 'en' ? '450 g' : '450 გ', words.product);
    await writeStep(visit, 1, words.step);
    await addPictures(visit, [PICTURE], 1);
    await publish(visit);
    await pressSave(visit);
    const id = await savedDish(visit, name);

    const other = await visit.another();
    await signIn(other, await newcomer(visit.stack));
    await search(other, name);
    await other.page.getByRole('link', { name, exact: true }).click();
    await see(other.page.getByRole('heading', { level: 1, name }));
    await see(other.page.getByText(words.step));
    const picture = other.page.getByRole('img', { name: new RegExp(words.name) }).first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    await pressMore(visit, 'action.delete');
    const title = t('dish:delete.title', { name });
    await see(question(visit, title).warning);
    await question(visit, title).back();
    await gone(question(visit, title).dialog);
    await see(page.getByRole('heading', { level: 1, name }));
    await pressMore(visit, 'action.delete');
    // the alert goes after three seconds, however long the next page takes
    const said = see(page.getByText(t('alerts:dish.delete.success')));
    await question(visit, title).yes('action.delete');
    await Promise.all([said, at(page, '/dishes/my')]);
    await see(page.getByText(t('mine:empty.mine')));

    other.watch.allow(new RegExp(`dishes/${id}\\b.*404|404.*dishes/${id}\\b`));
    await other.open(`/dishes/${id}`);
    await see(other.page.getByRole('main').getByText(t('reading:closed.title')));
    await search(other, name);
    await see(other.page.getByRole('heading', { name: t('dish:empty.search', { q: name }) }));
  },
);
