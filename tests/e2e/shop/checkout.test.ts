import { expect } from '@playwright/test';
import { atLeast } from '@/tests/support/at';
import { callApi, newcomer, signIn, tokenOf, type Person } from '../support/people';
import { at, journey, see, type Visit } from '../support/visit';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' }).format(new Date());
const main = ({ page }: Visit) => page.getByRole('main');
const button = (visit: Visit, key: string) =>
  main(visit).getByRole('button', { name: visit.t(key), exact: true });
const foot = (visit: Visit) => main(visit).getByRole('complementary');

type Call = (path: string, data?: object) => ReturnType<typeof callApi>;
async function callsOf({ stack }: Visit, person: Person): Promise<Call> {
  const token = await tokenOf(stack.url, person);
  return (to, data) => callApi(stack.url, to, { token, ...(data && { method: 'POST', data }) });
}

/**
 * Ingredients of a pasted recipe in cups and pieces: only the food table can weigh some of them, and some are smaller
 * than any pack.
 */
const LINES: readonly (readonly [name: string, amount: number, unit: string])[] = [
  ['Beef', 512, 'gr'],
  ['Tomato', 75, 'ml'],
  ['Spinach', 2, 'Piece'],
  ['Parmesan', 113, 'ml'],
  ['Tarragon', 6.3, 'gr'],
  ['Lemon', 0.63, 'Piece'],
  ['Milk', 300, 'ml'],
  ['Water', 400, 'ml'],
];

/** Makes a plan for today with that recipe. */
async function planned(call: Call): Promise<number> {
  const ingredients = [];
  for (const [name, amount, unit] of LINES) {
    const [product] = (await call(`products?filters[Name][$eq]=${encodeURIComponent(name)}`)).data;
    ingredients.push({ product: product.id, amount, unit });
  }
  const dish = { Name: 'A recipe in cups', servingAmount: 4, ingredients };
  const { id } = (await call('dishes', dish)).data;
  const meals = [{ type: 'Dinner', entries: [{ kind: 'dish', dish: id, servings: 4 }] }];
  return (await call('mealplans', { Name: 'Supper in cups', startDate: today(), days: [{ meals }] })).data.id;
}

/** Returns the first sum of money in a text, in tetri. */
const moneyIn = (text: string): number =>
  Number((/([\d\s.,]+)\s*₾/.exec(text)?.[1] ?? '').replace(/\D/g, ''));

/** Returns the shop price that a list shows. */
async function listFigure(visit: Visit): Promise<number> {
  const said = main(visit).getByText(visit.t.pattern('shoplist:price.shop'));
  await see(said);
  return moneyIn(await said.innerText());
}
/** Returns the checkout's sums for the goods and in total, once the shop has answered. */
async function checkoutFigures(visit: Visit): Promise<{ goods: number; total: number }> {
  const sums = foot(visit).getByRole('definition');
  await see(sums.first());
  const [goods, , total] = atLeast(3, (await sums.allInnerTexts()).map(moneyIn));
  return { goods, total };
}
const openCheckout = (visit: Visit) =>
  main(visit)
    .getByRole('link', { name: visit.t('shoplist:action.order'), exact: true })
    .click();

async function listFromPlan(visit: Visit, plan: number) {
  const { page, t } = visit;
  await visit.open(`/mealplan/${plan}`);
  await button(visit, 'action.addToList').click();
  const dialog = page.getByRole('dialog', { name: t('shoplist:plan.title') });
  await dialog.getByLabel(t('shoplist:plan.to')).fill(today());
  await dialog.getByRole('button', { name: t('action.addToList') }).click();
  await page.waitForURL(/\/shoplist\/\d+$/);
  await see(main(visit).getByText('Tarragon', { exact: true }));
}

/** Places the first order: nothing is set aside, and the address is new and saved. */
async function orderFromPlan(visit: Visit) {
  const { page, t } = visit;
  const row = (name: string) =>
    main(visit)
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) });
  await see(row('Tarragon').getByText(/^1\sbunch$/));
  await see(row('Lemon').getByText('1', { exact: true }));
  await see(row('Milk').getByText(/^1\sl$/));
  await see(row('Tomato').getByText('1', { exact: true }));
  await see(row('Spinach').getByText(/^2\s/));
  await expect(main(visit).getByText('Water', { exact: true })).toHaveCount(0);
  const figure = await listFigure(visit);

  await openCheckout(visit);
  expect((await checkoutFigures(visit)).goods).toBe(figure);
  // refused at once, with a message at the button that leads to the field
  await button(visit, 'order:checkout.send').click();
  const street = main(visit).getByLabel(t('address:field.street'));
  await foot(visit)
    .getByRole('button', { name: new RegExp(`^${t('address:field.street')}: `) })
    .click();
  await expect.poll(() => street.evaluate((field) => field === document.activeElement)).toBe(true);
  await street.fill('Rustaveli 5');
  await main(visit).getByLabel(t('address:field.floor')).fill('3');
  await main(visit).getByLabel(t('order:field.Name')).fill('Tamar');
  await main(visit).getByLabel(t('order:field.phone')).fill('+995 555 10 20 30');
  await main(visit).getByLabel(t('order:field.zone')).selectOption({ index: 2 });
  await main(visit).getByLabel(t('order:checkout.keep')).check();
  await main(visit).getByLabel(t('address:kind.label')).selectOption('home');
  const { total } = await checkoutFigures(visit);
  await button(visit, 'order:checkout.send').click();
  await at(page, '/shoplist/orders');
  return { figure, total };
}

/** Places the second order, on the phone: typed as people speak, and sent with one press. */
async function orderByPhone(visit: Visit, call: Call) {
  const { page, t } = visit;
  const { id } = (await call('shoplists', { Name: 'შაბათისთვის' })).data;
  await visit.open(`/shoplist/${id}`);
  const add = main(visit).getByRole('combobox', { name: t('shoplist:add.label') });
  for (const [typed, name] of [
    ['2 ლ რძე', 'რძე'],
    ['10 კვერცხი', 'კვერცხი'],
    ['სულგუნი 500 გ', 'სულგუნი'],
    ['puri', 'თეთრი პური'],
  ] as const) {
    await add.fill(typed);
    await see(page.getByRole('option').filter({ hasText: name }).first());
    await add.press('Enter');
    await see(main(visit).getByRole('checkbox', { name: new RegExp(`^${name}`) }));
  }
  const figure = await listFigure(visit);
  await openCheckout(visit);
  await see(main(visit).getByText(/Rustaveli 5/));
  await expect(main(visit).getByLabel(t('address:field.street'))).toHaveCount(0);
  const { goods, total } = await checkoutFigures(visit);
  expect(goods).toBe(figure);
  await button(visit, 'order:checkout.send').click();
  await at(page, '/shoplist/orders');
  return { figure, total };
}

/** Checks in the settings that the saved address is the default, until another one is chosen. */
async function changeUsual(visit: Visit) {
  const { page, t } = visit;
  await visit.open('/settings');
  const book = main(visit).getByRole('region', { name: t('address:book.title') });
  await see(
    book
      .getByRole('listitem')
      .filter({ hasText: 'Rustaveli 5' })
      .getByText(t('address:book.usual'), { exact: true }),
  );
  await book.getByRole('button', { name: t('address:book.add'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('address:book.newTitle') });
  await dialog.getByLabel(t('address:field.street')).fill('კოსტავას 7');
  await dialog.getByRole('button', { name: t('action.save') }).click();
  await see(page.getByText(t('alerts:profile.addresses.success')));
  await book.getByRole('button', { name: `${t('address:book.makeUsual')}: კოსტავას 7`, exact: true }).click();
  await see(book.getByRole('listitem').first().filter({ hasText: 'კოსტავას 7' }));
}

interface Placed {
  readonly figure: number;
  readonly total: number;
}
/** Expects the latest order to cost what its list and its checkout showed. */
async function expectCharged(call: Call, { figure, total }: Placed) {
  const [{ attributes }] = (await call('orders?sort=number:desc&populate=deep&pagination[pageSize]=1')).data;
  expect(attributes.estimatedTetri - attributes.feeTetri).toBe(figure);
  expect(attributes.estimatedTetri).toBe(total);
  return attributes;
}

journey(
  'a person orders a plan’s list on a desktop, and the next one on a phone with the address book',
  { only: 'desktop', timeout: 120_000 },
  async (visit) => {
    const person = await newcomer(visit.stack);
    const call = await callsOf(visit, person);
    await signIn(visit, person);
    await listFromPlan(visit, await planned(call));
    const first = await expectCharged(call, await orderFromPlan(visit));
    expect(first.address).toMatchObject({ street: 'Rustaveli 5', floor: '3' });

    const mobile = await visit.join('phone', 'ka');
    await signIn(mobile, person);
    const second = await expectCharged(call, await orderByPhone(mobile, call));
    expect(second).toMatchObject({ recipient: first.recipient, address: first.address, zone: first.zone });
    expect(
      second.lines.map(({ unit, amount }: { unit: string; amount: number }) => [unit, amount]).sort(),
    ).toEqual([
      ['Piece', 10],
      ['gr', 400],
      ['gr', 500],
      ['ml', 2000],
    ]);
    await changeUsual(mobile);
  },
);
