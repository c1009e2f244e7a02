import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { seeded } from '@/lib/domain/random';
import { given } from '@/tests/support/at';
import { bringIn, householdOf } from '../households/support';
import { orderAt, orderLine, placed, staff, stocked } from '../orders/support';
import { api, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made } from '../support/records';
import { ledgerOf, change, move, pantryOf, putAway } from './support';

let flour: ApiRecord;
let eggs: ApiRecord;
beforeAll(async () => {
  flour = await stocked(1_000_000, { Name: `Flour ${randomUUID()}` });
  eggs = await stocked(100_000, { category: 'dairy', origin: 'egg', gramsPerPiece: 60 });
});

const courier = () => api(people().courier);
const by = (user: Person) => ({ ...staff(), user });
const lines = () => [orderLine(flour.id, { amount: 500 }), orderLine(eggs.id, { amount: 600 })];

async function deliver(person: Person, { id }: ApiRecord): Promise<void> {
  const { deliveryCode } = made(await api(person).get(`orders/${id}`)).attributes;
  made(await courier().act(`orders/${id}/deliver`, { code: deliveryCode }));
}

/** Delivers an order of 500 g flour and 600 g eggs. */
async function delivered(person: Person, asked = lines()): Promise<ApiRecord> {
  const order = await orderAt(['accept', 'pack', 'depart'], asked, by(person));
  await deliver(person, order);
  return order;
}
const home = async (person: Person) =>
  (await pantryOf(person)).map(({ product, amount, level }) => [product.data?.id ?? null, amount, level]);
const undoOrder = (person: { token: string }, { id }: ApiRecord) =>
  api(person).post('pantry-items/undo', { cause: `order-${id}` });
const putOrderAway = (person: { token: string }, { id }: ApiRecord) =>
  api(person).act(`orders/${id}/put-away`);
const sum = (deltas: readonly number[]): number => deltas.reduce((so, delta) => so + delta, 0);

test('an order arrives whole in the pantry of a household that has one, with places and dates', async () => {
  const { all } = await householdOf(2);
  const salt = await putAway(all[1], { Name: 'Salt' });
  await delivered(all[0]);
  const things = (await pantryOf(all[1])).filter(({ id }) => id !== salt.id);
  expect(things.map((thing) => [thing.product.data.id, thing.amount, thing.unit, thing.place])).toEqual(
    expect.arrayContaining([
      [flour.id, 500, 'gr', 'cupboard'],
      [eggs.id, 600, 'gr', 'fridge'],
    ]),
  );
  const fresh = things.find(({ product }) => product.data.id === eggs.id);
  expect(fresh?.expiresOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(things.find(({ product }) => product.data.id === flour.id)?.expiresOn).toBeNull();
  const [step] = await ledgerOf(all[1], fresh?.id);
  expect(step).toMatchObject({ reason: 'ordered', delta: 600 });
  expect(step.by.data.id).toBe(all[0].id);
  expect(JSON.stringify(step)).not.toContain('"meal"');
});

test('the packed amounts arrive', async () => {
  const person = await newPerson();
  const rye = await stocked(100_000);
  await putAway(person, { Name: 'Salt' });
  let order = await placed(
    [orderLine(flour.id, { ifMissing: 'replace' }), orderLine(eggs.id), orderLine(eggs.id)],
    {},
    by(person),
  );
  order = made(await courier().act(`orders/${order.id}/accept`));
  const keys = order.attributes.lines.map(({ key }: { key: string }) => key);
  const packed = [
    { key: keys[0], outcome: 'replaced', replacement: rye.id, gotAmount: 1000, replacementUnit: 'gr' },
    { key: keys[1], outcome: 'missing' },
    { key: keys[2], outcome: 'got', gotAmount: 950 },
  ];
  order = made(await courier().act(`orders/${order.id}/pack`, { lines: packed }));
  made(await courier().act(`orders/${order.id}/depart`));
  await deliver(person, order);
  expect((await home(person)).filter(([product]) => product)).toEqual(
    expect.arrayContaining([
      [rye.id, 1000, null],
      [eggs.id, 950, null],
    ]),
  );
  expect(await home(person)).toHaveLength(3);
});

test('existing items grow, with the same unit and the same date or none; the rest is new', async () => {
  const person = await newPerson();
  const put = (given: object) =>
    putAway(person, { Name: 'X', product: flour.id, unit: 'gr', amount: 100, ...given });
  const kept = await put({});
  const pieces = await put({ unit: 'Piece' });
  const dated = await putAway(person, {
    Name: 'Eggs',
    product: eggs.id,
    unit: 'gr',
    amount: 60,
    expiresOn: '2026-11-25',
  });
  await delivered(person);
  const now = await pantryOf(person);
  const amountOf = (id: number) => now.find((one) => one.id === id)?.amount;
  expect([kept, pieces, dated].map(({ id }) => amountOf(id))).toEqual([600, 100, 60]);
  expect(now).toHaveLength(4);
});

test('without a pantry nothing is put away unless the customer asks; twice counts once', async () => {
  const person = await newPerson();
  const order = await delivered(person);
  expect(await home(person)).toEqual([]);
  for (let at = 0; at < 2; at += 1) made(await putOrderAway(person, order));
  expect((await home(person)).map(([, amount]) => amount).toSorted()).toEqual([500, 600]);
});

test('one call undoes the arrival, and it can be put away again; later counts stay, new items go', async () => {
  const person = await newPerson();
  const kept = await putAway(person, { Name: 'Flour', product: flour.id, unit: 'gr', amount: 100 });
  const order = await delivered(person);
  const undoing = await undoOrder(person, order);
  expect(undoing.data).toEqual({ undone: 2 });
  expect(await home(person)).toEqual([[flour.id, 100, null]]);
  expect((await undoOrder(person, order)).data).toEqual({ undone: 0 });
  made(await putOrderAway(person, order));
  expect((await home(person)).map(([, amount]) => amount).toSorted()).toEqual([600, 600]);
  made(await change(person, { op: 'set', key: kept.key, amount: 350 }));
  made(await undoOrder(person, order));
  expect(await home(person)).toEqual([[flour.id, 350, null]]);
});

test('an order changes nobody else’s pantry', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const theirs = await putAway(other, { Name: 'Flour', product: flour.id, unit: 'gr', amount: 100 });
  await putAway(person, { Name: 'Salt' });
  const order = await delivered(person);
  for (const stranger of [other, people().stranger]) {
    expect((await putOrderAway(stranger, order)).status).toBe(404);
    expect((await undoOrder(stranger, order)).data).toEqual({ undone: 0 });
  }
  expect((await putOrderAway(people().courier, order)).status).toBe(403);
  expect((await putOrderAway(people().admin, order)).status).toBe(403);
  expect((await undoOrder(people().courier, order)).status).toBe(403);
  expect((await api().post('pantry-items/undo', { cause: 'order-1' })).status).toBe(401);
  expect((await api(person).post('pantry-items/undo', { cause: "order-1' or 1=1" })).status).toBe(400);
  expect(await home(other)).toEqual([[flour.id, 100, null]]);
  expect(await ledgerOf(other, theirs.id)).toHaveLength(1);
  expect(await home(person)).toHaveLength(3);
});

test('an order still on its way cannot be put away', async () => {
  const person = await newPerson();
  const order = await orderAt(['accept', 'pack'], lines(), by(person));
  expect((await putOrderAway(person, order)).status).toBe(409);
  expect(await home(person)).toEqual([]);
});

test.each([5, 9])('a delivery and two phones at once lose nothing (seed %i)', async (seed) => {
  const random = seeded(seed);
  const { id: household, all } = await householdOf(1);
  const friend = await newPerson();
  await bringIn(all[0], household, friend);
  const { id, key } = await putAway(friend, { Name: 'Flour', product: flour.id, unit: 'gr', amount: 1000 });
  const order = await orderAt(['accept', 'pack', 'depart'], lines(), by(all[0]));
  const deltas = Array.from({ length: 8 }, () => Math.ceil(random() * 60) - 40);
  const phones = deltas.map((delta, at) => move(given([all[0], friend][at % 2]), key, delta));
  await Promise.all([...phones.slice(0, 4), deliver(all[0], order), ...phones.slice(4)]);
  const there = async () => (await pantryOf(friend)).find((one) => one.id === id)?.amount;
  expect(await there()).toBe(1500 + sum(deltas));
  await Promise.all([undoOrder(all[0], order), undoOrder(friend, order), move(friend, key, -10)]);
  expect(await there()).toBe(990 + sum(deltas));
  await Promise.all([putOrderAway(all[0], order), putOrderAway(all[0], order)]);
  expect(await there()).toBe(1490 + sum(deltas));
  const book = await ledgerOf(friend, id);
  expect(sum(book.map(({ delta }) => delta))).toBeCloseTo(1490 + sum(deltas), 6);
});

test('a full pantry does not stop a delivery', async () => {
  const person = await newPerson();
  await putAway(person, { Name: 'Much', product: flour.id, unit: 'gr', amount: 99_999 });
  const order = await delivered(person);
  const there = made(await api(person).get(`orders/${order.id}`)).attributes;
  expect(there.state).toBe('delivered');
  expect((await home(person)).map(([, amount]) => amount).toSorted((a, b) => a - b)).toEqual([600, 99_999]);
});
