import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { shopDay } from '@/lib/domain/order/windows';
import { monthBeside, monthOf } from '@/lib/domain/price/spending';
import { householdOf } from '../households/support';
import { day as planDay, entry, makeMember, makePlan, meal } from '../mealplans/support';
import { change, move, putAway } from '../pantry/support';
import { api, newPerson, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct } from '../support/records';
import { pay, spendingOf } from './support';

const DAY = '2026-10-16';
const NOTHING = { count: 0, tetri: 0, unknown: 0 };
const today = () => shopDay(Date.now());

let owner: Person;
let member: Person;
const thrownOf = async (by: Person, month = '2026-10') =>
  (await spendingOf(by, month)).thrown as { dishes: object; things: object; dearest: object[] };

beforeEach(async () => {
  [owner, member] = (await householdOf(2)).all;
});

/** Makes a recipe of one serving, of 100 g of a product that costs this much. */
async function dishFor(by: Person, costTetri: number | null, given: object = {}): Promise<ApiRecord> {
  const product = await makeProduct(by, { costTetri });
  const ingredients = [line(product.id, { amount: 100 })];
  return makeDish(by, { visibility: 'public', servingAmount: 1, ingredients, ...given });
}

const throwCooked = async (by: Person, dish: number, outcomeServings: number | null, day = DAY) =>
  made(await api(by).act(`dishes/${dish}/cooked`, { day, outcome: 'thrownAway', outcomeServings }));

const dear = (dish: ApiRecord, times: number, tetri: number) => ({
  Name: dish.attributes.Name,
  NameKa: null,
  dish: dish.id,
  product: null,
  times,
  tetri,
});

test('dishes thrown away are summed for the household in their month; an unknown cost is counted, not as 0', async () => {
  const [cheap, costly, unknown] = [
    await dishFor(owner, 200),
    await dishFor(owner, 900),
    await dishFor(owner, null),
  ];
  await throwCooked(owner, cheap.id, 2);
  await throwCooked(member, cheap.id, 0.5);
  await throwCooked(member, costly.id, 1, '2026-10-31');
  await throwCooked(owner, unknown.id, 1);
  await throwCooked(owner, costly.id, null); // nobody said how much
  await throwCooked(owner, costly.id, 1, '2026-11-01');
  made(await api(owner).act(`dishes/${costly.id}/cooked`, { day: DAY, outcome: 'leftOver' }));
  for (const person of [owner, member])
    expect(await thrownOf(person)).toEqual({
      dishes: { count: 5, tetri: 1400, unknown: 2 },
      things: NOTHING,
      dearest: [dear(costly, 1, 900), dear(cheap, 2, 500)],
    });
  expect((await thrownOf(owner, '2026-11')).dishes).toEqual({ count: 1, tetri: 900, unknown: 0 });
  expect(await thrownOf(await newPerson())).toEqual({ dishes: NOTHING, things: NOTHING, dearest: [] });
});

test('own prices count, and a recipe that the other may not open shows neither its name nor its cost', async () => {
  const product = await makeProduct(owner, { costTetri: 100 });
  const ingredients = [line(product.id, { amount: 100 })];
  const secret = await makeDish(owner, { servingAmount: 1, ingredients });
  await throwCooked(owner, secret.id, 1);
  expect((await thrownOf(owner)).dearest).toEqual([dear(secret, 1, 100)]);
  await pay(member, { product: product.id, tetri: 3000, amount: 1000, unit: 'gr' });
  expect((await thrownOf(owner)).dearest).toEqual([dear(secret, 1, 300)]);
  expect(await thrownOf(member)).toEqual({
    dishes: { count: 1, tetri: 0, unknown: 1 },
    things: NOTHING,
    dearest: [],
  });
  expect(JSON.stringify(await thrownOf(member))).not.toContain(String(secret.attributes.Name));
});

test('the same meal of a shared plan counts once, by the larger amount, and once with its cooking', async () => {
  const dish = await dishFor(owner, 400);
  const cooked = entry(dish.id);
  const plan = await makePlan(owner, { startDate: DAY, days: [planDay([meal([cooked])])] });
  await makeMember(owner, plan.id, member);
  const said = { day: DAY, kind: 'entry', key: cooked.key, state: 'done', mealplan: plan.id };
  for (const [person, outcomeServings] of [
    [owner, 1],
    [member, 2],
  ] as const)
    made(await api(person).post('logs', { ...said, outcome: 'thrownAway', outcomeServings }));
  expect((await thrownOf(owner)).dishes).toEqual({ count: 1, tetri: 800, unknown: 0 });
  const { data } = await api(owner).get('cookings');
  made(await api(owner).put(`cookings/${data[0].id}`, { outcome: 'thrownAway', outcomeServings: 1 }));
  expect((await thrownOf(owner)).dishes).toEqual({ count: 1, tetri: 800, unknown: 0 });
});

interface Thing {
  readonly key: string;
  readonly move: string;
}

/** Puts a thing into a person's pantry and throws it away. */
async function throwThing(by: Person, given: Record<string, unknown>): Promise<Thing> {
  const { key } = await putAway(by, given);
  const step = randomUUID();
  made(await change(by, { op: 'set', key, level: 'gone', move: step, reason: 'thrown' }));
  return { key, move: step };
}

test('things of the pantry thrown away this month count, unless that was undone', async () => {
  const cheese = await makeProduct(owner, { costTetri: 300 });
  const bread = await makeProduct(owner, { costTetri: null });
  await pay(owner, { product: bread.id, tetri: 240, amount: 2, unit: 'Piece' });
  await throwThing(owner, { Name: 'Cheese', product: cheese.id, amount: 500, unit: 'gr' });
  await throwThing(member, { Name: 'Bread', product: bread.id, amount: 1, unit: 'Piece' });
  await throwThing(member, { Name: 'Jam', amount: 200, unit: 'gr' });
  await throwThing(owner, { Name: 'Flour', product: cheese.id, level: 'some' });
  const back = await throwThing(owner, { Name: 'Milk', product: cheese.id, amount: 900, unit: 'gr' });
  made(await change(owner, { op: 'undo', key: back.key, undoes: back.move, move: randomUUID() }));
  await move(owner, back.key, -100);
  for (const person of [owner, member]) {
    const { things, dishes, dearest } = await thrownOf(person, monthOf(today()));
    expect(things).toEqual({ count: 4, tetri: 1620, unknown: 2 });
    expect(dishes).toEqual(NOTHING);
    expect(dearest).toMatchObject([
      { Name: 'Cheese', product: cheese.id, dish: null, times: 1, tetri: 1500 },
      { Name: 'Bread', product: bread.id, tetri: 120 },
    ]);
  }
  expect((await thrownOf(owner, monthBeside(monthOf(today()), -1))).things).toEqual(NOTHING);
  expect((await thrownOf(await newPerson(), monthOf(today()))).things).toEqual(NOTHING);
});
