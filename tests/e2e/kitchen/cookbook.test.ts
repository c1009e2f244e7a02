import { expect } from '@playwright/test';
import { given } from '@/tests/support/at';
import { KHACHAPURI, type PastedRecipe } from '../support/pasted';
import { newcomer, signIn } from '../support/people';
import {
  addPictures,
  openMore,
  PICTURE,
  pressMore,
  pressSave,
  publish,
  question,
  savedDish,
  search,
} from '../support/recipe';
import { at, gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const named = (visit: Visit, name: string) =>
  visit.page.getByRole('heading', { level: 1, name, exact: true });
const field = ({ page, t }: Visit, key: string) => page.getByRole('textbox', { name: t(key), exact: true });

/** Pastes a text, corrects the parsed recipe, and takes it over. */
async function pastes(visit: Visit, recipe: PastedRecipe) {
  const { page, t } = visit;
  await page.getByRole('button', { name: t('recipe:paste.open'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('recipe:paste.label')).fill(recipe.text);
  await dialog.getByRole('button', { name: t('recipe:paste.read'), exact: true }).click();
  const name = dialog.getByRole('textbox', { name: t('recipe:form.name'), exact: true });
  await see(name);
  await expect(name).toHaveValue(recipe.name);
  const lines = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect.poll(() => lines.filter({ hasText: t('recipe:paste.matched') }).count()).toBe(5);
  await expect.poll(() => lines.filter({ hasText: t('recipe:paste.new') }).count()).toBe(1);

  const filling = dialog.getByRole('region', { name: recipe.filling });
  await filling.getByRole('listitem').first().getByRole('button').click();
  await filling.getByRole('textbox', { name: t('recipe:line.amount') }).fill('700');
  await dialog.getByRole('button', { name: t('recipe:paste.confirmCreate_one', { count: '1' }) }).click();
  await gone(dialog);
}

/** Drops one picture onto the form and pastes another. */
async function dropsAndPastes({ page, t }: Visit) {
  const bytes = [...PICTURE.buffer];
  const add = page.getByLabel(t('recipe:pictures.add'), { exact: true });
  await add.evaluate((input, file) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(file)], 'dropped.jpg', { type: 'image/jpeg' }));
    input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }, bytes);
  await see(page.getByRole('img', { name: t('recipe:pictures.number', { number: 2 }), exact: true }));
  await page.evaluate((file) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(file)], 'pasted.jpg', { type: 'image/jpeg' }));
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer }),
    );
  }, bytes);
  await see(page.getByRole('img', { name: t('recipe:pictures.number', { number: 3 }), exact: true }));
}

/** Removes the n-th picture, after a question. */
async function removesPicture(visit: Visit, number: number) {
  const { page, t } = visit;
  await page.getByRole('button', { name: t('recipe:pictures.remove', { number }) }).click();
  await question(visit, t('recipe:pictures.removeTitle', { number })).yes('action.remove');
  await gone(page.getByRole('img', { name: t('recipe:pictures.number', { number }), exact: true }));
}

async function opensEdit(visit: Visit, id: number) {
  await visit.open(`/dishes/${id}/edit`);
  await see(field(visit, 'recipe:form.name'));
}

/** Lets owner and collaborator change the same recipe; the second to save is told, and both changes stay. */
async function bothEdit(owner: Visit, friend: Visit, id: number, name: string) {
  const { page, t } = owner;
  await opensEdit(owner, id);
  await opensEdit(friend, id);
  await field(friend, 'recipe:form.description').fill('From the friend.');
  await field(friend, 'recipe:form.time').fill('95');
  await pressSave(friend);
  await savedDish(friend, name);

  owner.watch.allow(new RegExp(`dishes/${id}.*409|409.*dishes/${id}`));
  await field(owner, 'recipe:form.note').fill('From the owner.');
  await field(owner, 'recipe:form.time').fill('85');
  await pressSave(owner);
  const dialog = page.getByRole('dialog', { name: t('versions.title') });
  const part = (key: string) =>
    dialog.getByRole('group', { name: t(`recipe:conflict.field.${key}`), exact: false });
  await see(part('Description').getByText('From the friend.'));
  await see(part('Note').getByText('From the owner.'));
  const save = dialog.getByRole('button', { name: t('versions.save') });
  await expect(save).toBeDisabled();
  await part('TimeToCook')
    .getByRole('radio', { name: t('versions.mine') })
    .check();
  await save.click();
  await savedDish(owner, name);
  await see(page.getByText('From the friend.'));
  await see(page.getByText('From the owner.'));
  await opensEdit(owner, id);
  await expect(field(owner, 'recipe:form.time')).toHaveValue('85');
  await owner.open(`/dishes/${id}`);
}

/** Returns the number of sheets that the page prints on. */
async function printedPages({ page }: Visit): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

journey(
  'a recipe is pasted, corrected, published, found, saved, edited by two, printed on one page and deleted',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, language, stack } = visit;
    const recipe = KHACHAPURI[language](unique());
    const friendly = await newcomer(stack, 'Lela Kiknadze');
    await signIn(visit, await newcomer(stack), '/dishes/new');
    await pastes(visit, recipe);
    await expect(field(visit, 'recipe:form.name')).toHaveValue(recipe.name);
    await expect(field(visit, 'recipe:form.servings')).toHaveValue('6');
    await field(visit, 'recipe:form.time').fill('90');
    await addPictures(visit, [PICTURE], 1);
    await dropsAndPastes(visit);
    await removesPicture(visit, 3);
    await publish(visit);
    await pressSave(visit);
    const id = await savedDish(visit, recipe.name);
    await see(page.getByText(recipe.step));
    await see(page.getByRole('region', { name: recipe.filling }).getByText(recipe.missing));

    const friend = await visit.another();
    await signIn(friend, friendly);
    await search(friend, 'khachapuri');
    await friend.page.getByRole('link', { name: recipe.name, exact: true }).click();
    await see(named(friend, recipe.name));
    await friend.page.getByRole('button', { name: t('dish:save.save'), exact: true }).click();
    await see(friend.page.getByText(t('alerts:dish.save.success')));
    await friend.open('/dishes/my?part=saved');
    await see(friend.page.getByRole('link', { name: recipe.name, exact: true }));

    await pressMore(visit, 'action.share');
    const share = page.getByRole('dialog');
    await share.getByLabel(t('recipe:collaborators.email')).fill(friendly.email);
    await share.getByRole('button', { name: t('action.add'), exact: true }).click();
    await see(share.getByRole('listitem').filter({ hasText: friendly.name }));
    visit.watch.allow(/collaborators.*409|409.*collaborators/);
    await share.getByLabel(t('recipe:collaborators.email')).fill(friendly.email);
    await share.getByRole('button', { name: t('action.add'), exact: true }).click();
    await see(share.getByText(t('validation:collaborator')));
    await share.getByRole('button', { name: t('action.close'), exact: true }).click();

    await bothEdit(visit, friend, id, recipe.name);
    await friend.open(`/dishes/${id}`);
    await openMore(friend);
    await see(friend.page.getByRole('main').getByRole('button', { name: t('dish:view.copy') }));
    expect(
      await friend.page
        .getByRole('main')
        .getByRole('button', { name: t('action.delete'), exact: true })
        .count(),
    ).toBe(0);

    await page.emulateMedia({ media: 'print' });
    await see(page.getByText(recipe.step));
    await see(named(visit, recipe.name));
    // on paper, a picture's button shows just the picture
    const buttons = page.getByRole('main').getByRole('button').and(page.locator(':visible'));
    await expect(buttons.filter({ hasNot: page.locator('img') })).toHaveCount(0);
    await expect(buttons).toHaveCount(1);
    expect(await printedPages(visit)).toBe(1);
    await page.emulateMedia({ media: null });

    await pressMore(visit, 'action.delete');
    await question(visit, t('dish:delete.title', { name: recipe.name })).yes('action.delete');
    await at(page, '/dishes/my');
    await friend.open('/dishes/my?part=saved');
    await see(friend.page.getByRole('heading', { name: t('mine:empty.saved') }));
  },
);

journey(
  'a person cooks from a recipe: servings, ticks, timers and cook mode',
  { on: 'phone' },
  async (visit) => {
    const { page, t, language } = visit;
    await visit.open('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /khachapuri|ხაჭაპური/ })
      .first()
      .click();
    await see(page.getByRole('heading', { name: t('dish:view.ingredients') }));
    const flour = page
      .getByRole('region', { name: t('dish:view.ingredients') })
      .getByRole('listitem')
      .filter({ hasText: KHACHAPURI[language]('').flour });
    const before = await flour.innerText();
    await page.getByRole('button', { name: t('reading:servings.more') }).click();
    await expect.poll(() => flour.innerText()).not.toBe(before);
    await page.getByRole('button', { name: t.pattern('reading:servings.reset_other') }).click();
    await expect.poll(() => flour.innerText()).toBe(before);
    await flour.getByRole('checkbox').check();
    await page.reload();
    await expect.poll(() => flour.getByRole('checkbox').isChecked()).toBe(true);

    const timers = page.getByRole('button', { name: t.pattern('dish:timer.start') });
    await timers.first().click(); // it then shows what is left
    await timers.first().click();
    await expect.poll(() => page.getByRole('timer').count()).toBe(2);
    await page.getByRole('button', { name: t('dish:cook.start'), exact: true }).click();
    const cook = page.getByRole('dialog');
    await see(cook.getByText(given(t('dish:cook.step', { number: '1' }).split('{')[0])));
    await expect.poll(() => cook.getByRole('timer').count()).toBe(2);
    await cook.getByRole('button', { name: t('dish:cook.next') }).click();
    await see(cook.getByText(t.pattern('dish:cook.step', { number: '2' })));
    await cook.getByRole('button', { name: t('action.close'), exact: true }).click();
    await gone(cook);
  },
);

journey(
  'a public recipe has the metadata that search engines and messengers read',
  { on: 'desktop' },
  async (visit) => {
    const { page, stack, t } = visit;
    await visit.open('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /khachapuri|ხაჭაპური/ })
      .first()
      .click();
    await see(page.getByRole('heading', { name: t('dish:view.ingredients') }));
    const html = await (await fetch(page.url())).text();
    const data = JSON.parse(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
    );
    expect(data).toMatchObject({
      '@type': 'Recipe',
      name: await page.getByRole('heading', { level: 1 }).innerText(),
      inLanguage: visit.language,
      nutrition: { '@type': 'NutritionInformation' },
    });
    expect(data.recipeIngredient.length).toBeGreaterThan(5);
    expect(data.totalTime).toMatch(/^PT\d/);
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(image.startsWith(stack.url)).toBe(true);
    expect((await fetch(image)).headers.get('content-type')).toMatch(/^image\//);
  },
);
