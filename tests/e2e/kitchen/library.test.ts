import { DISH_TYPES } from '@/lib/domain/dish/types';
import { newcomer, signIn } from '../support/people';
import { openSeeded, pressMore, pressSave, savedDish } from '../support/recipe';
import { gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const WORDS = {
  en: { tag: 'For guests of ours', cookbook: 'For Easter', note: 'Twice the garlic' },
  ka: { tag: 'ჩვენი სტუმრებისთვის', cookbook: 'სააღდგომოდ', note: 'ნიორი ორჯერ მეტი' },
};

/** Gives a recipe a meal in bulk selection, and undoes it. */
async function setsMeals({ page, t }: Visit, name: string) {
  await page.getByRole('button', { name: t('mine:choose'), exact: true }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: true }) });
  await row.getByRole('checkbox').check();
  const had = await row.innerText();
  const meal = DISH_TYPES.map((type) => t(`type.${type}`)).find((word) => !had.includes(word)) ?? '';
  await page.getByRole('button', { name: t('library:choose.meals'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('label').filter({ hasText: meal }).click();
  await dialog.getByRole('button', { name: t('library:choose.set_one', { count: 1 }), exact: true }).click();
  await gone(dialog);
  await see(row.getByText(meal));
  await page.getByRole('button', { name: t('library:choose.undoMeals'), exact: true }).click();
  await gone(row.getByText(meal));
  await page.getByRole('button', { name: t('library:choose.done'), exact: true }).click();
  await gone(row);
}

journey(
  'a person rates, annotates and tags a recipe, puts it in a cookbook, and finds it by each',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack, open, language } = visit;
    const main = page.getByRole('main');
    const words = WORDS[language];
    await signIn(visit, await newcomer(stack), '/dishes');
    await openSeeded(visit, 0);

    // a copy is the person's own; the other recipe beside it must not turn up below
    await page.getByRole('button', { name: t('dish:save.save'), exact: true }).click();
    await see(page.getByRole('button', { name: t('dish:save.saved'), exact: true }));
    const others = await page.getByRole('heading', { level: 1 }).innerText();
    await pressMore(visit, 'dish:view.copy');
    await page.waitForURL(/\/dishes\/\d+\/edit/);
    const name = `${language === 'ka' ? 'ჩემი რეცეპტი' : 'My recipe'} ${unique()}`;
    await page.getByRole('textbox', { name: t('recipe:form.name'), exact: true }).fill(name);
    const tags = page.getByRole('combobox', { name: t('recipe:form.tags'), exact: true });
    await tags.fill(words.tag);
    await tags.press('Enter');
    await see(page.getByRole('button', { name: t('recipe:form.tagRemove', { tag: words.tag }) }));
    await pressSave(visit);
    await savedDish(visit, name);

    // rated and noted
    const note = page.getByRole('region', { name: t('library:note.title') });
    const star = t('library:note.star_other', { count: 4 });
    await note.locator('label').filter({ hasText: star }).click();
    await see(note.getByRole('button', { name: t('library:note.clear') }));
    await note.getByRole('button', { name: t('library:note.write') }).click();
    const asked = page.getByRole('dialog', { name: t('library:note.label') });
    await asked.getByRole('textbox').fill(words.note);
    await asked.getByRole('button', { name: t('action.save'), exact: true }).click();
    await see(note.getByText(words.note));

    // into a cookbook that is made on the way
    await pressMore(visit, 'action.addToCookbook');
    const adding = page.getByRole('dialog');
    await adding.getByRole('textbox', { name: t('cookbook:newName') }).fill(words.cookbook);
    await adding.getByRole('button', { name: t('cookbook:add'), exact: true }).click();
    await gone(adding);

    // found again
    const card = (of: string) => main.getByRole('link', { name: of, exact: true });
    await main.getByRole('link', { name: words.tag }).click();
    await see(card(name));
    await gone(card(others));
    await open('/dishes/my');
    await see(card(others));
    await open('/dishes/my?rating=4');
    await see(card(name));
    await gone(card(others));
    await setsMeals(visit, name);
    await open('/cookbooks');
    await main.getByRole('link', { name: words.cookbook, exact: true }).click();
    await see(page.getByRole('heading', { level: 1, name: words.cookbook }));
    await see(main.getByRole('link', { name }));
    await main.getByRole('link', { name: t('cookbook:print'), exact: true }).click();
    await see(page.getByRole('heading', { name: words.cookbook }).first());
  },
);
