import { beforeEach, expect, test } from 'vitest';
import { bringIn, householdOf } from '../households/support';
import { pay } from '../prices/support';
import { api, newPerson, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { line, makeDish, makeProduct } from '../support/records';
import { dishesIn, eater, known, propose } from './support';

let person: Person;
let friend: Person;
let beans: ApiRecord;
let meat: ApiRecord;
let cheap: ApiRecord;
let dear: ApiRecord;

const asked = { days: 1, meals: ['Dinner'], eaters: [eater()], from: ['public', 'mine'] };
const proposed = async (by: Person, given: Record<string, unknown> = {}): Promise<Wire> =>
  (await propose(by, { ...asked, ...given })).data;
const kept = (by: Person, dish: ApiRecord, given = {}) =>
  proposed(by, { keep: [{ day: 1, meal: 'Dinner', dish: dish.id }], ...given });
const costOf = ({ days }: Wire): number => days[0].figures.costTetri;
const kilogram = (product: ApiRecord, tetri: number, given = {}) => ({
  product: product.id,
  tetri,
  amount: 1000,
  unit: 'gr',
  ...given,
});

beforeEach(async () => {
  const { id, all } = await householdOf(1);
  [person, friend] = [all[0], await newPerson()];
  await bringIn(person, id, friend);
  beans = await makeProduct(person, known({ costTetri: 50 }));
  // its price is unknown
  meat = await makeProduct(person, known({ costTetri: null }));
  const dish = (product: ApiRecord, Name: string) =>
    makeDish(person, {
      Name,
      types: ['Dinner'],
      visibility: 'public',
      servingAmount: 1,
      ingredients: [line(product.id, { amount: 400 })],
    });
  [cheap, dear] = [await dish(beans, 'Beans in a pot'), await dish(meat, 'Meat in a pot')];
});

test('a proposal’s cost, budget and shortfalls use the household’s own prices, from the next one on', async () => {
  const stranger = await newPerson();
  // less than three quarters of the price paid per portion
  const wishes = { budgetTetri: 250 };
  expect(costOf(await kept(person, cheap))).toBe(200);
  expect((await kept(person, cheap, { wishes })).shortfalls).toEqual([]);
  await pay(person, kilogram(beans, 1000));
  for (const reader of [person, friend]) {
    expect(costOf(await kept(reader, cheap))).toBe(400);
    expect((await kept(reader, cheap, { wishes })).shortfalls).toMatchObject([
      { key: 'budget', values: { budgetTetri: 250, costTetri: 300 } },
    ]);
  }
  expect(costOf(await kept(stranger, cheap))).toBe(200);
  expect((await kept(stranger, cheap, { wishes })).shortfalls).toEqual([]);
});

test('a product without a price gets the person’s own, and may then fit the budget', async () => {
  const stranger = await newPerson();
  const wishes = { budgetTetri: 300 };
  await pay(person, kilogram(beans, 1000));
  await pay(friend, kilogram(meat, 100));
  expect(costOf(await kept(person, dear))).toBe(40);
  expect(costOf(await kept(stranger, dear))).toBe(0);
  expect(dishesIn(await proposed(person, { from: ['mine'], wishes }))).toEqual([dear.id]);
});

test('alternatives for a meal show the difference by own prices', async () => {
  await pay(person, kilogram(beans, 1000));
  await pay(friend, kilogram(meat, 100));
  const { days } = await kept(person, cheap);
  const { data } = await api(person).post('mealplans/propose/others', {
    ...asked,
    from: ['mine'],
    plan: days,
    slot: { day: 1, meal: 'Dinner' },
  });
  expect(data.others).toMatchObject([{ dish: dear.id, difference: { costTetri: -360 } }]);
});
