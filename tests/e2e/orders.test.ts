import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { callApi, demoPerson, newcomer, signIn, tokenOf } from './support/people';
import { at, desktop, phone, see, type Visit } from './support/visit';

const PRODUCT = 'Walnuts';
const button = ({ page, t }: Visit, key: string) =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true });

interface Lot {
  readonly attributes: { quantity: number; reserved: number };
}
const api = (visit: Visit, token: string) => (path: string, data?: object) =>
  callApi(visit.house.url, path, { token, ...(data && { method: 'POST', data }) });

/** How much of a product lies in storage, and how much of it is spoken for. */
async function stockOf(call: ReturnType<typeof api>, product: number) {
  const { data } = await call(`stocks?filters[product]=${product}`);
  const lots = data as Lot[];
  return {
    quantity: lots.reduce((sum, { attributes }) => sum + attributes.quantity, 0),
    reserved: lots.reduce((sum, { attributes }) => sum + attributes.reserved, 0),
  };
}

/** A shopping list with one line that the shop sells, made without the site. */
async function makeList(call: ReturnType<typeof api>, product: number): Promise<number> {
  const { data } = await call('shoplists', { Name: 'For the feast' });
  const line = { op: 'add', key: randomUUID(), product, Name: PRODUCT, amount: 500, unit: 'gr' };
  await call(`shoplists/${data.id}/change`, line);
  return data.id;
}

async function checkOut(visit: Visit, list: number) {
  const { page, t } = visit;
  await page.goto(`/shoplist/${list}/checkout`);
  const field = (key: string) => page.getByRole('main').getByLabel(t(`order:field.${key}`));
  await field('Name').fill('Tamar');
  await field('phone').fill('+995 555 10 20 30');
  await field('street').fill('Rustaveli 5');
  await field('zone').selectOption({ index: 1 });
  await field('window').selectOption({ index: 1 });
  await button(visit, 'order:checkout.send').click();
  await at(page, '/shoplist/orders');
  await see(page.getByRole('main').getByText(t('order:state.placed'), { exact: true }).first());
}

/** The order's number and code, read off the customer's screen. */
async function readOrder({ page, t }: Visit) {
  const card = page.getByRole('article').first();
  const heading = await card.getByRole('heading').innerText();
  const code = await card.getByText(/^\d{4}$/).innerText();
  await see(card.getByRole('img', { name: t('order:mine.qr', { number: heading.replace(/\D/g, '') }) }));
  return { number: heading.replace(/\D/g, ''), code };
}

async function carry(courier: Visit, { number, code }: { number: string; code: string }) {
  const { page, t } = courier;
  const card = page.getByRole('article').filter({ hasText: number });
  const press = (key: string) => card.getByRole('button', { name: t(key), exact: true }).click();
  await press('order:step.accept');
  await see(card.getByText('Rustaveli 5'));
  await press('order:outcome.got');
  await press('order:step.pack');
  await press('order:step.depart');
  const digits = card.getByRole('textbox', { name: t('order:door.code') });
  await digits.fill(code === '0000' ? '1111' : '0000');
  await press('order:step.deliver');
  await see(card.getByText(t('validation:wrongCode', { left: 5 })));
  await digits.fill(code);
  await press('order:step.deliver');
}

test('from the list to the door: ordered at a desktop in English, carried on a phone in Georgian', async () => {
  const customer = await desktop('en');
  const courier = await phone('ka');
  courier.watch.allow(/deliver.*400|400.*deliver/);
  try {
    const person = await newcomer(customer.house);
    await signIn(customer, person);
    await signIn(courier, demoPerson('courier2'), '/orders');
    const mine = api(customer, await tokenOf(customer.house.url, person));
    const shop = api(customer, await tokenOf(customer.house.url, demoPerson('admin')));
    const { data } = await mine(`products?filters[Name][$eq]=${PRODUCT}`);
    const [{ id: product }] = data as { id: number }[];
    const before = await stockOf(shop, product);

    await checkOut(customer, await makeList(mine, product));
    expect(await stockOf(shop, product)).toEqual({ ...before, reserved: before.reserved + 500 });
    const order = await readOrder(customer);
    await carry(courier, order);

    // nobody reloads: the customer's screen follows by itself
    const card = customer.page.getByRole('article').filter({ hasText: order.number });
    await see(card.getByText(customer.t('order:state.delivered'), { exact: true }).first());
    await see(card.getByText(customer.t('order:mine.courier', { name: 'Luka' })));
    expect(await stockOf(shop, product)).toEqual({
      quantity: before.quantity - 500,
      reserved: before.reserved,
    });
    await courier.page
      .getByRole('button', { name: new RegExp(`^${courier.t('order:courier.done')}`) })
      .click();
    await see(courier.page.getByText(courier.t('order:courier.earned')));
    expect([...customer.watch.faults, ...courier.watch.faults]).toEqual([]);
  } finally {
    await customer.context.close();
    await courier.context.close();
  }
}, 120_000);
