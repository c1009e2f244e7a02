import { expect } from '@playwright/test';
import { keysOf } from '@/lib/domain/keysOf';
import { windowsFrom } from '@/lib/domain/order/windows';
import { formatDifference, formatMoney } from '@/lib/format/number';
import { at } from '@/tests/support/at';
import { callApi, demoPerson, newcomer, signIn, tokenOf, type Person } from '../support/people';
import { unique } from '../support/unique';
import { gone, journey, see, type Visit } from '../support/visit';

type Call = (path: string, data?: object) => ReturnType<typeof callApi>;
async function callsOf({ stack }: Visit, person: Person): Promise<Call> {
  const token = await tokenOf(stack.url, person);
  return (to, data) => callApi(stack.url, to, { token, ...(data && { method: 'POST', data }) });
}

/** Costs of things in the shop, in tetri per kilogram, including its markup of a tenth. */
const SHELF = { salt: 1100, dear: 1760, rice: 1100, near: 1155, oil: 1100, tea: 1100, rare: 2200, jam: 1100 };
type Thing = keyof typeof SHELF;
const THINGS = keysOf(SHELF);
const ORDERED: readonly Thing[] = ['salt', 'rice', 'oil', 'tea', 'jam'];

/** Stocks products that no other journey orders; returns their names in a language, and their ids. */
async function stocked(shop: Call, mark: string) {
  const products = new Map<Thing, number>();
  for (const thing of THINGS) {
    const names = { Name: `${thing} ${mark}`, NameKa: `${thing} ${mark} ქართულად` };
    const given = { ...names, category: 'frozen', costTetri: SHELF[thing] / 11 };
    const { id } = (await shop('products', given)).data;
    await shop(`products/${id}/sell`, {});
    products.set(thing, id);
  }
  const lines = [...products.values()].map((product) => ({ product, amount: 5000, unit: 'gr', place: 'Z1' }));
  await shop('stocks/arrivals', { lines });
  return products;
}

/** Orders a kilogram of each, and lets a courier accept it. */
async function ordered(mine: Call, carry: Call, products: ReadonlyMap<Thing, number>) {
  const [{ attributes: shop }] = (await mine('shop?populate=deep')).data;
  const window = at(windowsFrom(shop, Date.now()), 1);
  const { id, attributes } = (
    await mine('orders', {
      lines: ORDERED.map((thing) => ({
        product: products.get(thing),
        amount: 1000,
        unit: 'gr',
        ifMissing: thing === 'salt' ? 'call' : 'replace',
      })),
      recipient: { Name: 'Tamar', phone: '+995 555 10 20 30' },
      address: { street: 'Rustaveli 5' },
      zone: shop.zones[0]?.key ?? null,
      wantedFrom: window.from,
      wantedTo: window.to,
    })
  ).data;
  await carry(`orders/${id}/accept`, {});
  return { number: String(attributes.number), feeTetri: attributes.feeTetri as number };
}

const cardOf = ({ page }: Visit, number: string) => page.getByRole('article').filter({ hasText: number });
const nameOf = ({ language }: Visit, thing: Thing, mark: string) =>
  `${thing} ${mark}${language === 'ka' ? ' ქართულად' : ''}`;

/** Returns the steps of a courier who packs an order. */
function packer(visit: Visit, number: string, mark: string) {
  const { page, t } = visit;
  const card = cardOf(visit, number);
  const row = (thing: Thing) => ({
    name: new RegExp(`^${t('order:outcome.got')}: ${nameOf(visit, thing, mark)}`),
  });
  const line = (thing: Thing) =>
    card.getByRole('listitem').filter({ has: page.getByRole('button', row(thing)) });
  const press = (thing: Thing, key: string) =>
    line(thing)
      .getByRole('button', { name: t(key), exact: true })
      .click();
  return {
    card,
    got: (thing: Thing) => card.getByRole('button', row(thing)).click(),
    open: (thing: Thing) =>
      card.getByRole('button', { name: t('order:pack.more', { name: nameOf(visit, thing, mark) }) }).click(),
    press,
    says: (thing: Thing, key: string) => see(line(thing).getByText(t(key))),
    choose: (thing: Thing, instead: Thing) =>
      line(thing)
        .getByRole('button', { name: new RegExp(`^${nameOf(visit, instead, mark)}`) })
        .click(),
    weigh: (thing: Thing, amount: string) =>
      line(thing)
        .getByRole('textbox', { name: t('order:pack.weighed', { name: nameOf(visit, thing, mark) }) })
        .fill(amount),
  };
}

/** The customer reads the question, and says yes or no. */
async function answer(visit: Visit, number: string, asked: readonly string[], key: string) {
  const { t } = visit;
  const question = cardOf(visit, number).getByRole('region');
  for (const one of asked) await see(question.getByText(one).first());
  await question.getByRole('button', { name: t(key), exact: true }).click();
  await gone(question);
}

journey(
  'a replacement is billed at the agreed price, to the tetri',
  { on: 'phone', timeout: 150_000 },
  async (customer) => {
    const { language, t, stack } = customer;
    const mark = unique();
    const [courier, office] = [await customer.another(), await customer.another()];
    const [person, carrier] = [await newcomer(stack), await newcomer(stack, 'Luka Beridze')];
    const [mine, carry] = [await callsOf(customer, person), await callsOf(customer, carrier)];
    const shop = await callsOf(customer, demoPerson('admin'));
    const { id } = await carry('users/me');
    await shop(`users/${id}/role`, { Rolee: 'Courier' });
    await mine('users/me');
    const products = await stocked(shop, mark);
    const { number, feeTetri } = await ordered(mine, carry, products);
    const money = (tetri: number) => formatMoney(tetri, language);
    const more = (tetri: number) => formatDifference(tetri, language);

    await signIn(customer, person, '/shoplist/orders');
    await signIn(courier, carrier, '/orders');
    await courier.page.getByRole('button', { name: new RegExp(`^${t('order:courier.mine')}`) }).click();
    const pack = packer(courier, number, mark);
    await pack.got('jam');
    await pack.open('jam');
    await pack.weigh('jam', '960');
    await pack.open('oil');
    await pack.press('oil', 'order:outcome.missing');
    await pack.open('rice');
    await pack.press('rice', 'order:outcome.replaced');
    await pack.choose('rice', 'near');

    // dearer, after the requested call: asked and agreed
    await pack.open('salt');
    await pack.press('salt', 'order:outcome.replaced');
    await see(pack.card.getByRole('link', { name: new RegExp(t('order:courier.call')) }).first());
    await pack.press('salt', 'order:pack.called');
    await pack.choose('salt', 'dear');
    await pack.press('salt', 'order:consent.ask');
    const about = [nameOf(customer, 'dear', mark), money(1100), money(1760), more(660)];
    await answer(customer, number, about, 'order:question.yes');
    await pack.says('salt', 'order:consent.agreed');

    // dearer, and declined
    await pack.open('tea');
    await pack.press('tea', 'order:outcome.replaced');
    await pack.choose('tea', 'rare');
    await pack.press('tea', 'order:consent.ask');
    await answer(customer, number, [money(2200), more(1100)], 'order:question.no');
    await pack.says('tea', 'order:consent.refused');

    await pack.card.getByRole('button', { name: t('order:step.pack'), exact: true }).click();
    await see(pack.card.getByRole('button', { name: t('order:step.depart'), exact: true }));
    await signIn(office, demoPerson('admin'), '/orders');
    // a row of the table opens the whole order
    if (office.device === 'desktop')
      await office.page
        .getByRole('button', { name: office.t('order:number', { number }), exact: true })
        .click();
    const total = 1760 + 1155 + 1056 + feeTetri;
    for (const visit of [customer, courier, office]) {
      const card = cardOf(visit, number);
      await see(card.getByText(money(total)).first());
      const changes = card.getByRole('listitem');
      for (const [thing, difference] of [
        ['salt', 660],
        ['rice', 55],
        ['oil', -1100],
        ['tea', -1100],
        ['jam', -44],
      ] as const)
        await see(
          changes
            .filter({ hasText: nameOf(visit, thing, mark) })
            .filter({ hasText: more(difference) })
            .first(),
        );
    }
    const [{ attributes }] = (await mine(`orders?filters[number]=${number}`)).data;
    expect(attributes.toPayTetri).toBe(total);
  },
);
