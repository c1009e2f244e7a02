import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { callApi, demoPerson, newcomer, signIn, tokenOf, type Person } from '../support/people';
import { lineOf, pressSave, savedDish, writeBasics } from '../support/recipe';
import { at, gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const field = ({ page, t }: Visit, key: string) => page.getByRole('textbox', { name: t(key), exact: true });
const press = ({ page, t }: Visit, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(key), exact: true })
    .click();

/** Makes a product through the API. */
async function makeProduct({ stack, language }: Visit, person: Person, name: string): Promise<number> {
  const token = await tokenOf(stack.url, person);
  const data = { Name: name, language };
  return (await callApi(stack.url, 'products', { token, method: 'POST', data })).data.id;
}

journey('a person makes a product inside a recipe, by its name alone', { on: 'desktop' }, async (visit) => {
  const { page, t, stack } = visit;
  const product = `Svan salt ${unique()}`;
  const recipe = `Potatoes with ${product}`;
  await signIn(visit, await newcomer(stack), '/dishes/new');
  await writeBasics(visit, { name: recipe, minutes: '40' });
  const line = lineOf(visit, 1);
  await line.getByRole('textbox', { name: t('recipe:line.amount') }).fill('½ g');
  await line.getByRole('combobox', { name: t('recipe:line.product') }).fill(product);
  await line.getByRole('option', { name: t('food:offer.create', { name: product }) }).click();
  await see(page.getByText(t('alerts:product.create.success')));
  await pressSave(visit);
  await savedDish(visit, recipe);
  const gap = page.getByRole('listitem').filter({ hasText: t('dish:incomplete.calories') });
  await see(gap.getByText(product));
  await gap.getByRole('link', { name: t('dish:incomplete.mend') }).click();
  await see(page.getByRole('heading', { level: 1, name: t('product:form.editTitle', { name: product }) }));
  for (const figure of ['calories', 'fats', 'carbs', 'prots', 'costTetri', 'gramsPerPiece'])
    await field(visit, `product:field.${figure}`).fill('1,5');
  await press(visit, 'action.save');
  await see(page.getByRole('heading', { level: 1, name: product, exact: true }));
  await see(page.getByText(t('product:state.unverified')));
  await page.getByRole('link', { name: recipe, exact: true }).click();
  await see(page.getByRole('heading', { level: 1, name: recipe }));
  await see(page.getByRole('heading', { name: t('dish:view.nutrition') }));
  await expect(page.getByText(t('dish:incomplete.title'))).toHaveCount(0);
});

journey('a second product of the same name is refused, in either script', { on: 'phone' }, async (visit) => {
  const { page, t, stack } = visit;
  visit.watch.allow(/\/api\/products.*409|409.*\/api\/products/);
  await signIn(visit, await newcomer(stack), '/products/new');
  for (const name of ['  wALNUTS ', 'ნიგოზი']) {
    await field(visit, 'product:form.name').fill(name);
    await press(visit, 'action.save');
    await see(page.getByText(t('validation:productExists')).first());
    await expect(field(visit, 'product:form.name')).toHaveValue(name);
  }
  await field(visit, 'product:form.name').fill('x'.repeat(50));
  await press(visit, 'action.save');
  await see(page.getByText(t('validation:ingredientName')));
  expect(new URL(page.url()).pathname).toBe('/products/new');
});

journey(
  'an Admin verifies a product; from then on its maker can only suggest changes',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, stack } = visit;
    const person = await newcomer(stack);
    const name = `Churchkhela ${unique()}`;
    const id = await makeProduct(visit, person, name);
    await signIn(visit, demoPerson('admin'), `/products/${id}`);
    await press(visit, 'product:admin.verify');
    await see(page.getByText(t('alerts:product.verify.success')));
    await see(page.getByText(t('product:state.verified'), { exact: true }));

    const maker = await visit.another();
    await signIn(maker, person, `/products/${id}`);
    await press(maker, 'product:suggest.action');
    const dialog = maker.page.getByRole('dialog', { name: t('product:suggest.title', { name }) });
    await dialog.getByRole('textbox').fill('It has 410 kcal, says the packet.');
    await dialog.getByRole('button', { name: t('product:suggest.send') }).click();
    await see(maker.page.getByText(t('alerts:product.report.success')));
    await maker.open(`/products/${id}/edit`);
    await see(maker.page.getByText(t('product:suggest.noteTitle')));
  },
);

journey('an Admin merges a duplicate; recipes show the remaining product', { on: 'phone' }, async (visit) => {
  const { page, t, stack } = visit;
  const person = await newcomer(stack);
  const [double, kept] = [`Matsoni double ${unique()}`, `Matsoni kept ${unique()}`];
  const [from, into] = [await makeProduct(visit, person, double), await makeProduct(visit, person, kept)];
  const token = await tokenOf(stack.url, person);
  const data = {
    Name: `Soup of ${double}`,
    TimeToCook: 20,
    servingAmount: 2,
    visibility: 'public',
    ingredients: [{ key: crypto.randomUUID(), amount: 200, unit: 'gr', product: from }],
  };
  const dish = (await callApi(stack.url, 'dishes', { token, method: 'POST', data })).data.id;

  await signIn(visit, demoPerson('admin'), `/products/${from}`);
  await press(visit, 'product:admin.merge');
  const dialog = page.getByRole('dialog', { name: t('product:merge.title', { name: double }) });
  await dialog.getByRole('combobox').fill(kept);
  await dialog.getByRole('option', { name: kept }).click();
  await see(dialog.getByText(t('confirm.undo')));
  await dialog.getByRole('button', { name: t('product:merge.confirm'), exact: true }).click();
  await at(page, `/products/${into}`);
  await visit.open(`/dishes/${dish}`);
  await see(page.getByRole('listitem').filter({ hasText: kept }).first());
  visit.watch.allow(new RegExp(`products/${from}\\b`));
  await visit.open(`/products/${from}`);
  await see(page.getByRole('main').getByText(t('errors:notFound')));
});

journey(
  'products are exported and imported as a table; a bad line is named and nothing is half-imported',
  { on: 'desktop' },
  async (visit) => {
    const { page, t } = visit;
    await signIn(visit, demoPerson('admin'), '/products');
    const leaving = page.waitForEvent('download');
    await press(visit, 'product:csv.export');
    const text = await readFile(await (await leaving).path(), 'utf8');
    expect(text.startsWith('\uFEFFName,NameKa,category,')).toBe(true);
    expect(text).toContain('ნიგოზი');

    const [good, other] = [`Tkemali ${unique()}`, `Bazhe ${unique()}`];
    const heading = 'Name,NameKa,category,calories';
    const table = (...rows: string[]) => ({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([heading, ...rows].join('\r\n')),
    });
    await press(visit, 'product:csv.import');
    const dialog = page.getByRole('dialog', { name: t('product:csv.title') });
    const choose = dialog.getByLabel(t('product:csv.choose'));
    const send = dialog.getByRole('button', { name: t('product:csv.send'), exact: true });
    await choose.setInputFiles(table(`${good},,pantry,41`, `${other},,pantry,plenty`));
    await see(dialog.getByText(t.pattern('product:csv.fault', { line: 3, column: 'calories' })));
    await expect(send).toBeDisabled();

    await choose.setInputFiles(table(`${good},,pantry,41`, `${other},,pantry,"612,5"`));
    await see(dialog.getByText(t('product:csv.ready_other', { count: 2, file: 'products.csv' })));
    await send.click();
    await see(page.getByText(t('alerts:product.import.success')));
    await visit.open(`/products?q=${encodeURIComponent(other)}`);
    await see(page.getByRole('link', { name: other, exact: true }));
  },
);

journey(
  'a food from the table works as an ingredient, in everyday amounts, without asking for figures',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack } = visit;
    const recipe = `Parsnip bread ${unique()}`;
    await signIn(visit, await newcomer(stack), '/dishes/new');
    await writeBasics(visit, { name: recipe, minutes: '40' });
    const write = async (number: number, amount: string, typed: string, hasText: string | RegExp) => {
      const line = lineOf(visit, number);
      await line.getByRole('textbox', { name: t('recipe:line.amount') }).fill(amount);
      await line.getByRole('combobox', { name: t('recipe:line.product') }).fill(typed);
      await line.getByRole('listbox').getByRole('option').filter({ hasText }).first().click();
    };
    await write(1, '1½ cups', 'wheat flour', /./);
    await see(lineOf(visit, 1).getByText(/^= 1\d\d\s/));
    await press(visit, 'recipe:line.add');
    await write(2, '2 cups', 'parsnip', t('food:offer.fromTable'));
    await see(lineOf(visit, 2).getByText(/^= 3\d\d\s/));
    await pressSave(visit);
    await savedDish(visit, recipe);
    await see(page.getByRole('heading', { name: t('dish:view.nutrition') }));
    await see(page.getByText('1½ cups').first());
    await expect(page.getByRole('button', { name: t('food:sameAs.action') })).toHaveCount(0);
  },
);

journey('a person links their product to a food, and unlinks it again', { on: 'desktop' }, async (visit) => {
  const { page, t, stack } = visit;
  const person = await newcomer(stack);
  const id = await makeProduct(visit, person, `Village tomatoes ${unique()}`);
  await signIn(visit, person, `/products/${id}`);
  await see(page.getByText(t('product:view.unknown')).first());
  await press(visit, 'product:admin.sameAs');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('list').getByRole('button').first().click();
  await see(page.getByText(t('alerts:product.sameAs.success')));
  await see(page.getByText(/USDA SR 26/));
  await press(visit, 'product:admin.sameAs');
  await dialog.getByRole('button', { name: t.pattern('food:sameAs.unlink') }).click();
  await see(page.getByText(t('alerts:product.unlink.success')));
  await gone(page.getByText(/USDA SR 26/));
});
