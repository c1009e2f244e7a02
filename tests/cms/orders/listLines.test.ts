import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { putAway } from '../pantry/support';
import { addItem, change, makeList, readItems } from '../shoplists/support';
import { api, faults, newPerson, people, type ApiRecord, type Wire } from '../support/api';
import { line, made, makeDish } from '../support/records';
import type { Person } from '../support/people';
import { orderBody, orderLine, stocked } from './support';

const courier = () => api(people().courier);

interface Market {
  readonly me: Person;
  readonly friend: Person;
  readonly list: number;
  readonly items: readonly Wire[];
  readonly order: ApiRecord;
}

/** Returns the lines of the list by name, as this person reads them. */
async function linesOf(by: { token: string }, list: number): Promise<Record<string, Wire>> {
  const items = await readItems(by, list);
  return Object.fromEntries(
    items.map(({ Name, checked, delivery, order }) => [
      Name,
      { checked, delivery, number: order?.number ?? null, instead: order?.Name ?? null },
    ]),
  );
}
const countsOf = async (by: { token: string }, list: number) => {
  const { total, done, ordered } = (await api(by).get(`shoplists/${list}`)).data.attributes;
  return { total, done, ordered };
};

/** Makes a list of a person and a friend with these lines, and lets the person order all but the last. */
async function ordered(names: readonly string[]): Promise<Market> {
  const [me, friend] = [await newPerson(), await newPerson()];
  const product = await stocked(100_000);
  const { id: list } = await makeList(me);
  made(await api(me).act(`shoplists/${list}/members`, { email: friend.email }));
  for (const Name of names) await addItem(me, list, { Name, product: product.id, amount: 1000, unit: 'gr' });
  const read = await readItems(me, list);
  const items = names.map((name): Wire => read.find(({ Name }) => Name === name));
  const lines = items
    .slice(0, -1)
    .map(({ id: item }) => orderLine(product.id, { item, ifMissing: 'replace' }));
  const order = made(await api(me).post('orders', await orderBody(lines, { shoplist: list })));
  return { me, friend, list, items, order };
}

const step = async ({ order }: Pick<Market, 'order'>, verb: string, data?: object): Promise<ApiRecord> =>
  made(await courier().act(`orders/${order.id}/${verb}`, data));
const deliver = async (market: Market) =>
  step(market, 'deliver', { code: market.order.attributes.deliveryCode });
const allGot = ({ order }: Market) => ({
  lines: order.attributes.lines.map(({ key }: Wire) => ({ key, outcome: 'got' })),
});

const ORDERED = (order: ApiRecord) => ({
  checked: false,
  delivery: 'ordered',
  number: order.attributes.number,
  instead: null,
});
const OPEN = { checked: false, delivery: null, number: null, instead: null };

describe('an ordered line', () => {
  test('is ordered but not ticked for everybody on the list, until delivery', async () => {
    const market = await ordered(['Apples', 'Bread', 'Candles']);
    const { me, friend, list, order } = market;
    const all = { Apples: ORDERED(order), Bread: ORDERED(order), Candles: OPEN };
    for (const by of [me, friend]) expect(await linesOf(by, list)).toEqual(all);
    expect(await countsOf(friend, list)).toEqual({ total: 3, done: 0, ordered: 2 });
    const [apples] = await readItems(friend, list);
    expect(apples.order).toMatchObject({
      id: order.id,
      wantedFrom: order.attributes.wantedFrom,
      wantedTo: order.attributes.wantedTo,
      at: null,
    });
    expect(apples.checkedBy.data.id).toBe(me.id);
    // only its customer can read the order itself
    expect((await api(friend).get(`orders/${order.id}`)).status).toBe(404);

    await step(market, 'accept');
    await step(market, 'pack', allGot(market));
    await step(market, 'depart');
    expect(await linesOf(me, list)).toEqual(all);
    await deliver(market);
    const brought = { ...ORDERED(order), checked: true, delivery: 'brought' };
    for (const by of [me, friend])
      expect(await linesOf(by, list)).toEqual({ Apples: brought, Bread: brought, Candles: OPEN });
    expect(await countsOf(me, list)).toEqual({ total: 3, done: 2, ordered: 0 });
    expect((await readItems(me, list))[0].order.at).toEqual(expect.any(String));
  });

  test('cannot be ticked: an unaware phone’s change does nothing, any other is a conflict', async () => {
    const { me, friend, list, items, order } = await ordered(['Apples', 'Candles']);
    const [{ id, key }] = items;
    for (const by of [me, friend]) {
      made(await change(by, list, { op: 'set', key, checked: true }));
      made(await change(by, list, { op: 'set', key, checked: true, amount: 500 }));
      const refused = await api(by).put(`shop-items/${id}`, { checked: true });
      expect([refused.status, refused.error.details.code]).toEqual([409, 'shoplist.ordered']);
    }
    expect(faults(await change(me, list, { op: 'set', key, checked: 'yes' }))).toHaveLength(1);
    const [apples] = await readItems(me, list);
    expect(apples).toMatchObject({ checked: false, delivery: 'ordered', amount: 500 });
    expect(apples.order.id).toBe(order.id);
    for (const field of ['delivery', 'order'])
      expect((await api(me).put(`shop-items/${id}`, { [field]: null })).status).toBe(400);
    expect((await change(people().stranger, list, { op: 'set', key, checked: true })).status).toBe(404);
  });

  test('cannot be ordered again by anybody on the list', async () => {
    const { friend, list, items, order } = await ordered(['Apples', 'Candles']);
    const product = order.attributes.lines[0].product.data?.id ?? order.attributes.lines[0].product;
    const again = await api(friend).post(
      'orders',
      await orderBody(
        items.map(({ id: item }) => orderLine(product, { item })),
        { shoplist: list },
      ),
    );
    expect([again.status, again.error.details.code]).toEqual([409, 'shoplist.ordered']);
    expect(faults(again)).toEqual(['lines.0.item: ordered']);
    expect(await linesOf(friend, list)).toEqual({ Apples: ORDERED(order), Candles: OPEN });
  });

  test('is left alone by added recipes and by low stock at home', async () => {
    const { me, list, order } = await ordered(['Apples', 'Candles']);
    const product = order.attributes.lines[0].product.data?.id ?? order.attributes.lines[0].product;
    const key = (await readItems(me, list)).find(({ Name }) => Name === 'Candles')?.key;
    made(await change(me, list, { op: 'remove', key }));
    const dish = await makeDish(me, { servingAmount: 1, ingredients: [line(product, { amount: 300 })] });
    made(await api(me).act(`shoplists/${list}/add-dish`, { dish: dish.id }));
    const amounts = async () =>
      (await readItems(me, list)).map(({ amount, delivery }) => [amount, delivery]).sort();
    expect(await amounts()).toEqual([
      [1000, 'ordered'],
      [300, null],
    ]);
    await putAway(me, { Name: 'Apples', product, amount: 1, unit: 'gr', staple: { minimum: 50 } });
    expect(await amounts()).toHaveLength(2);
  });
});

describe('an undelivered line', () => {
  test('comes back unticked with its reason: missing, replaced, refused', async () => {
    const market = await ordered(['Apples', 'Bread', 'Cheese', 'Dill', 'Candles']);
    const { me, friend, list, order } = market;
    const [instead, dear] = [
      await stocked(5000, { Name: `Oranges ${randomUUID().slice(0, 8)}`, costTetri: 100 }),
      await stocked(5000, { costTetri: 1000 }),
    ];
    await step(market, 'accept');
    const keys = order.attributes.lines.map(({ key }: Wire) => key);
    await step(market, 'ask', { key: keys[2], replacement: dear.id });
    made(await api(me).act(`orders/${order.id}/answer`, { key: keys[2], yes: false }));
    await step(market, 'pack', {
      lines: [
        { key: keys[0], outcome: 'missing' },
        { key: keys[1], outcome: 'replaced', replacement: instead.id },
        { key: keys[2], outcome: 'missing' },
        { key: keys[3], outcome: 'got' },
      ],
    });
    await step(market, 'depart');
    expect((await linesOf(me, list)).Apples).toEqual(ORDERED(order));
    await deliver(market);
    const { number } = order.attributes;
    for (const by of [me, friend])
      expect(await linesOf(by, list)).toEqual({
        Apples: { checked: false, delivery: 'missing', number, instead: null },
        Bread: { checked: false, delivery: 'replaced', number, instead: instead.attributes.Name },
        Cheese: { checked: false, delivery: 'refused', number, instead: dear.attributes.Name },
        Dill: { checked: true, delivery: 'brought', number, instead: null },
        Candles: OPEN,
      });
    expect(await countsOf(me, list)).toEqual({ total: 5, done: 1, ordered: 0 });

    // the customer ticks what was bought elsewhere by hand, and can order it again
    const [apples, bread] = await readItems(friend, list);
    made(await change(friend, list, { op: 'set', key: apples.key, checked: true }));
    expect((await readItems(me, list))[0]).toMatchObject({
      checked: true,
      checkedBy: { data: { id: friend.id } },
    });
    const next = made(
      await api(friend).post('orders', await orderBody([orderLine(instead.id, { item: bread.id })])),
    );
    expect((await linesOf(me, list)).Bread).toEqual(ORDERED(next));
    made(await api(friend).act(`orders/${next.id}/cancel`));
    expect((await linesOf(me, list)).Bread).toMatchObject({ checked: false, delivery: 'cancelled' });
  });

  test('comes back after the order was cancelled by anybody or could not be delivered', async () => {
    const mine = await ordered(['Apples', 'Candles']);
    made(await api(mine.me).act(`orders/${mine.order.id}/cancel`));
    expect((await linesOf(mine.friend, mine.list)).Apples).toMatchObject({
      checked: false,
      delivery: 'cancelled',
    });

    const failed = await ordered(['Apples', 'Candles']);
    await step(failed, 'accept');
    await step(failed, 'pack', allGot(failed));
    await step(failed, 'depart');
    await step(failed, 'fail', { reason: 'Nobody is home' });
    expect((await linesOf(failed.me, failed.list)).Apples).toEqual(ORDERED(failed.order));
    await step(failed, 'cancel', { reason: 'Nobody there twice' });
    expect((await linesOf(failed.me, failed.list)).Apples).toMatchObject({
      checked: false,
      delivery: 'undelivered',
    });
    expect(await countsOf(failed.me, failed.list)).toEqual({ total: 2, done: 0, ordered: 0 });
  });

  test('comes back to the others when the customer deletes their account', async () => {
    const { me, friend, list } = await ordered(['Apples', 'Candles']);
    expect((await api(me).delete('users/me')).status).toBe(200);
    const [apples] = await readItems(friend, list);
    expect(apples).toMatchObject({ checked: false, delivery: 'cancelled', checkedBy: { data: null } });
  });
});

test('does not matter to an order that has lost its lines and list', async () => {
  const market = await ordered(['Apples', 'Bread', 'Candles']);
  const { me, friend, list, items } = market;
  made(await change(friend, list, { op: 'remove', key: items[0].key }));
  await step(market, 'accept');
  await step(market, 'pack', allGot(market));
  made(await api(me).delete(`shoplists/${list}`));
  await step(market, 'depart');
  expect((await deliver(market)).attributes.state).toBe('delivered');
});

test('stays with the person who ticked it while another ordered it', async () => {
  const { me, friend, list, items, order } = await ordered(['Apples', 'Bread', 'Candles']);
  const product = order.attributes.lines[0].product.data?.id ?? order.attributes.lines[0].product;
  const candles = items[2];
  made(await change(friend, list, { op: 'set', key: candles.key, checked: true }));
  made(await api(me).post('orders', await orderBody([orderLine(product, { item: candles.id })])));
  expect((await linesOf(me, list)).Candles).toEqual({ ...OPEN, checked: true });
});
