import { beforeEach, expect, test } from 'vitest';
import { priceOf } from '@/lib/domain/shoplist/buy';
import { roundShare } from '@/lib/domain/mealplan/servings';
import { day, makePlan, meal } from '../mealplans/support';
import { putAway } from '../pantry/support';
import { api, newPerson, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { given } from '@/tests/support/at';
import { line, made, makeDish, makeProduct } from '../support/records';
import { eater, entriesIn, known, propose } from './support';

let person: Person;
let flour: ApiRecord;
beforeEach(async () => {
  person = await newPerson();
  flour = await makeProduct(person, known({ packSize: 1000, costTetri: 30, category: 'grains' }));
  for (const amount of [300, 500, 700]) {
    const spice = await makeProduct(person, known({ packSize: 90, costTetri: 200, category: 'spices' }));
    await makeDish(person, {
      Name: `Flour dish ${amount}`,
      types: ['Lunch', 'Dinner'],
      servingAmount: 4,
      TimeToCook: 30,
      ingredients: [line(flour.id, { amount }), line(spice.id, { amount: 7 })],
    });
  }
});

const START = '2027-03-08';
const asked = { days: 3, eaters: [eater(), eater({ Name: 'Nika', factor: 0.7 })], startDate: START };

/** Takes a proposal over into a plan, makes its list, and returns what the list costs. */
async function listPriceOf({ days }: Wire): Promise<number> {
  const bare = await makePlan(person, {
    startDate: START,
    eaters: [
      { Name: 'Nino', factor: 1 },
      { Name: 'Nika', factor: 0.7 },
    ],
  });
  const keys: string[] = bare.attributes.eaters.map(({ key }: Wire) => key);
  const planned = days.map(({ meals }: Wire) =>
    day(
      meals.map(({ type, entries }: Wire) =>
        meal(
          entries.map(({ dish, shares }: Wire) => ({
            kind: 'dish',
            dish,
            shares: shares.map((servings: number, at: number) => ({ eater: keys[at], servings })),
          })),
          { type },
        ),
      ),
    ),
  );
  const plan = made(await api(person).put(`mealplans/${bare.id}`, { days: planned }));
  const to = '2027-03-10';
  const list = made(await api(person).post('shoplists/from-plan', { mealplan: plan.id, from: START, to }));
  const items = (await api(person).get(`shop-items?filters[list][id][$eq]=${list.id}&populate=deep`)).data;
  const { markupPercent } = given(
    (await api(person).get('shop?populate=deep')).data[0] as ApiRecord | undefined,
  ).attributes;
  const lines = items
    .map(({ attributes }: Wire) => attributes)
    .filter(({ atHome }: Wire) => !atHome)
    .map(({ amount, unit, product }: Wire) => ({
      amount,
      unit,
      product: product.data && { id: product.data.id, ...product.data.attributes },
    }));
  const { shopTetri, otherTetri } = priceOf(lines, markupPercent);
  return shopTetri + otherTetri;
}

test('the list of a proposal costs what the proposal says, whole packs and less what is at home', async () => {
  const { data } = await propose(person, asked);
  expect(data.toBuyTetri).toBeGreaterThan(0);
  expect(data.toBuyTetri).toBe(await listPriceOf(data));
  const eaten = data.days.reduce((sum: number, { figures }: Wire) => sum + figures.costTetri * 1.7, 0);
  expect(data.toBuyTetri).toBeGreaterThan(eaten);
  expect(Math.abs(data.toBuyTetri - data.staysTetri - eaten)).toBeLessThan(3);
  await putAway(person, { Name: 'Flour', product: flour.id, amount: 900, unit: 'gr' });
  const stocked = (await propose(person, asked)).data;
  expect(stocked.toBuyTetri).toBeLessThan(data.toBuyTetri);
  expect(stocked.toBuyTetri).toBe(await listPriceOf(stocked));
});

test('a budget is held to the till, and is never kept by too little food', async () => {
  const { data: free } = await propose(person, asked);
  const budgetTetri = Math.round(free.toBuyTetri / 2);
  const { data } = await propose(person, { ...asked, wishes: { budgetTetri } });
  expect(data.toBuyTetri).toBeLessThanOrEqual(free.toBuyTetri);
  const said = data.shortfalls.filter(({ key }: Wire) => key === 'budget');
  expect(said).toEqual(
    data.toBuyTetri > budgetTetri
      ? [{ key: 'budget', values: { budgetTetri, costTetri: data.toBuyTetri } }]
      : [],
  );
  const all = (of: Wire) => roundShare(entriesIn(of).reduce((sum, { servings }) => sum + servings, 0));
  expect(all(data)).toBeGreaterThanOrEqual(0.8 * all(free));
});

test('a budget knows what is at home, also under another product of the same food', async () => {
  const { data: before } = await propose(person, { ...asked, wishes: { budgetTetri: 1_000_000 } });
  await putAway(person, { Name: 'Flour', product: flour.id, amount: 5000, unit: 'gr' });
  const { data } = await propose(person, { ...asked, wishes: { budgetTetri: before.toBuyTetri - 290 } });
  expect(data.shortfalls.filter(({ key }: Wire) => key === 'budget')).toEqual([]);
});
