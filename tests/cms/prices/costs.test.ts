import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { latestWith, ownCostOf, withOwnPrice } from '@/lib/domain/price/own';
import { withOwnCost } from '@/lib/domain/price/ownCost';
import { weekTotals } from '@/lib/domain/mealplan/figures/sums';
import { dayTotals } from '@/lib/domain/mealplan/figures/totals';
import type { Eater, PlanDay } from '@/lib/domain/mealplan/types';
import type { Paid } from '@/lib/domain/price/types';
import { at } from '@/tests/support/at';
import { bringIn, householdOf } from '../households/support';
import { day, entry, makePlan, makePublished, meal } from '../mealplans/support';
import { api, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct, recordsOf } from '../support/records';
import { pay } from './support';

type By = { token: string } | undefined;

/** Flour that costs 2.00 per kilogram by its product; the salt has no known price. */
const FLOUR = { costTetri: 20, calories: 300, fats: 1, carbs: 70, prots: 10 };
const cardOf = async (by: By, dish: number) => {
  const answer = await api(by).get(`dishes?fields=Name,costTetri,ownCost&filters[id][$eq]=${dish}`);
  return recordsOf(answer)[0]?.attributes;
};
const planOf = async (by: By, plan: number, query = '') =>
  made(await api(by).get(`mealplans/${plan}${query}`)).attributes;
const kilogram = (product: number, tetri: number, given = {}) => ({
  product,
  tetri,
  amount: 1000,
  unit: 'gr',
  ...given,
});

let flour: number;
let salt: number;
let bread: ApiRecord;
beforeAll(async () => {
  const { user } = people();
  [flour, salt] = [(await makeProduct(user, FLOUR)).id, (await makeProduct(user)).id];
  const ingredients = [line(flour, { amount: 400 }), line(salt, { amount: 10 })];
  bread = await makeDish(user, { visibility: 'public', servingAmount: 4, ingredients });
});

describe('a dish', () => {
  test('costs a household its last price paid, from the next read on, and everybody else the product’s price', async () => {
    const { id, all } = await householdOf(1);
    const [owner, friend] = [all[0], await newPerson()];
    const readers = [owner, friend, people().stranger, people().admin, people().courier, undefined];
    // the answers are cached from here on
    for (const reader of readers) for (let at = 0; at < 2; at += 1) await cardOf(reader, bread.id);
    const first = await pay(owner, kilogram(flour, 500));
    const own = { costTetri: 50, pricelessProducts: [expect.any(String)] };
    for (const reader of [owner, owner])
      expect(await cardOf(reader, bread.id)).toMatchObject({ ownCost: own });
    const others = async (...some: By[]) => {
      for (const reader of some)
        for (let at = 0; at < 2; at += 1) {
          const card = await cardOf(reader, bread.id);
          expect(card).toMatchObject({ costTetri: 20 });
          expect(card).not.toHaveProperty('ownCost');
        }
    };
    await others(friend, people().stranger, people().admin, people().courier, undefined);
    await bringIn(owner, id, friend);
    expect(await cardOf(friend, bread.id)).toMatchObject({ ownCost: own });
    // a later payment by either person counts for both, and fills prices that no product has
    await pay(friend, kilogram(flour, 600, { day: '2026-11-21' }));
    await pay(friend, kilogram(salt, 400));
    for (const reader of [owner, friend])
      expect(await cardOf(reader, bread.id)).toMatchObject({
        costTetri: 20,
        ownCost: { costTetri: 61, pricelessProducts: [] },
      });
    made(await api(friend).act(`households/${id}/leave`));
    expect(await cardOf(owner, bread.id)).toMatchObject({ ownCost: own });
    made(await api(owner).put(`prices/${first.id}`, { tetri: 300 }));
    expect(await cardOf(owner, bread.id)).toMatchObject({ ownCost: { costTetri: 30 } });
    made(await api(owner).delete(`prices/${first.id}`));
    await others(owner, people().stranger, undefined);
  });

  test('follows its product and lines; without an own price it says nothing', async () => {
    const person = await newPerson();
    const eggs = await makeProduct(person, { gramsPerPiece: 50, costTetri: 100 });
    const dish = await makeDish(person, { servingAmount: 1, ingredients: [line(eggs.id)] });
    await pay(person, { product: eggs.id, tetri: 420, amount: 10, unit: 'Piece' });
    expect(await cardOf(person, dish.id)).toMatchObject({ costTetri: 100, ownCost: { costTetri: 84 } });
    made(await api(person).put(`products/${eggs.id}`, { gramsPerPiece: 60 }));
    expect(await cardOf(person, dish.id)).toMatchObject({ ownCost: { costTetri: 70 } });
    made(await api(person).put(`dishes/${dish.id}`, { ingredients: [line(flour)] }));
    expect(await cardOf(person, dish.id)).not.toHaveProperty('ownCost');
  });

  test('sorts and filters by the product’s price', async () => {
    const person = await newPerson();
    const dear = await makeDish(person, { servingAmount: 1, ingredients: [line(flour, { amount: 500 })] });
    await pay(person, kilogram(flour, 1));
    const found = (query: string) =>
      api(person).get(`dishes?own=mine&fields=ownCost&filters[costTetri][${query}`);
    expect((await found('$gte]=100')).data).toMatchObject([
      { id: dear.id, attributes: { ownCost: { costTetri: 1 } } },
    ]);
    expect((await found('$lte]=99')).data).toEqual([]);
  });

  test('shows the same as a saved dish, until its author makes it private', async () => {
    const [author, person] = [await newPerson(), await newPerson()];
    const dish = await makeDish(author, {
      visibility: 'public',
      servingAmount: 1,
      ingredients: [line(flour)],
    });
    made(await api(person).act(`dishes/${dish.id}/save`));
    await pay(person, kilogram(flour, 500));
    const saved = async () => recordsOf(await api(person).get('saves?populate=deep,2'));
    expect(await saved()).toMatchObject([{ attributes: { ownCost: { costTetri: 50 } } }]);
    made(await api(author).put(`dishes/${dish.id}`, { visibility: 'private' }));
    expect(at(await saved(), 0).attributes).not.toHaveProperty('ownCost');
  });
});

describe('a plan', () => {
  const eaters = [
    { Name: 'Nino', factor: 1 },
    { Name: 'Gio', factor: 0.5 },
  ];
  const daysWith = (dish: number, product: number) => {
    const cooked = entry(dish, { servings: 6 });
    const eaten = { key: randomUUID(), kind: 'product', product, amount: 250, unit: 'gr' };
    return [
      day([meal([cooked]), meal([eaten], { type: 'Dinner' })]),
      day([meal([{ key: randomUUID(), kind: 'leftovers', of: cooked.key, servings: 2 }])]),
      day([]),
    ];
  };
  let owner: Person;
  beforeEach(async () => {
    owner = await newPerson();
  });

  test('costs the sum of its days by own prices, computed as in the domain, for the payer’s household alone', async () => {
    const friend = await newPerson();
    const days = daysWith(bread.id, flour);
    const plan = await makePublished(owner, { eaters, days });
    const before = await planOf(owner, plan.id);
    expect(before).not.toHaveProperty('ownCost');
    for (const reader of [friend, people().stranger, undefined]) await planOf(reader, plan.id);
    await pay(owner, kilogram(flour, 777));
    const paid: Paid = {
      ...(kilogram(flour, 777) as Paid),
      shop: null,
      day: '2026-11-20',
    };
    const latest = latestWith([paid], []);
    const product = { id: flour, Name: 'Flour', ...FLOUR };
    const cost = ownCostOf(
      {
        servingAmount: 4,
        sections: [],
        ingredients: [
          { amount: 400, unit: 'gr', product },
          { amount: 10, unit: 'gr', product: { id: salt, Name: 'Salt' } },
        ],
      },
      latest,
    );
    const sources = {
      dish: () => withOwnCost({ Name: 'Bread', calories: 300, costTetri: 20 }, cost),
      product: () => withOwnPrice(product, latest),
    };
    const lived = days as unknown as PlanDay[];
    const sum = weekTotals(
      lived.map((one) => dayTotals(one, lived, { eaters: eaters as unknown as Eater[], sources })),
    );
    const after = await planOf(owner, plan.id);
    expect(after.ownCost).toMatchObject({ costTetri: Math.round(sum.costTetri / sum.countedDays) });
    expect(after.costTetri).toBe(before.costTetri);
    expect(after.ownCosts).toEqual({
      dishes: [{ id: bread.id, ...cost, pricelessProducts: [expect.any(String)] }],
      products: [{ id: flour, costTetri: 77.7 }],
    });
    const card = await planOf(owner, plan.id, '?fields=Name,ownCost');
    expect(Object.keys(card).sort()).toEqual(['Name', 'ownCost']);
    const list = await api(owner).get(`mealplans?fields=ownCost&filters[id][$eq]=${plan.id}`);
    expect(at(recordsOf(list), 0).attributes.ownCost).toEqual(after.ownCost);
    // the answer to an edit shows it as well
    const edited = made(await api(owner).put(`mealplans/${plan.id}`, { Description: 'For all.' }));
    expect(edited.attributes.ownCosts).toEqual(after.ownCosts);
    for (const reader of [friend, people().stranger, people().admin, undefined])
      for (let at = 0; at < 2; at += 1)
        expect(Object.keys(await planOf(reader, plan.id)).filter((name) => /^own[A-Z]/.test(name))).toEqual(
          [],
        );
  });

  test('reveals nothing about closed dishes, nor unpublished days', async () => {
    const [author, reader] = [await newPerson(), await newPerson()];
    const closed = await makeDish(author, { servingAmount: 1, ingredients: [line(flour)] });
    made(await api(author).act(`dishes/${closed.id}/collaborators`, { email: owner.email }));
    const plan = await makePublished(owner, { days: [day([meal([entry(closed.id)])])] });
    await pay(reader, kilogram(flour, 900));
    const seen = await planOf(reader, plan.id, '?populate=deep,5');
    expect(seen.costTetri).toBe(20);
    expect([seen.ownCost, seen.ownCosts]).toEqual([undefined, undefined]);
    const open = [day([meal([entry(bread.id), entry(closed.id)])])];
    made(await api(owner).put(`mealplans/${plan.id}`, { days: open }));
    expect((await planOf(reader, plan.id)).ownCosts).toBeUndefined();
    made(await api(owner).act(`mealplans/${plan.id}/publish`, { confirmPrivate: true }));
    const { ownCost, ownCosts } = await planOf(reader, plan.id);
    expect(ownCosts).toMatchObject({ dishes: [{ id: bread.id, costTetri: 90 }], products: [] });
    expect(ownCost).toMatchObject({ costTetri: 110 });
    expect((ownCosts as { dishes: unknown[] }).dishes).toHaveLength(1);
  });

  test('costs the prices paid on the calendar and in a followed copy', async () => {
    const [author, reader] = [await newPerson(), await newPerson()];
    const days = [day([meal([entry(bread.id, { servings: 1 })])])];
    const plan = await makePublished(author, { days });
    const from = '2026-12-07';
    made(await api(reader).act(`mealplans/${plan.id}/subscribe`, { startDate: from }));
    const costs = async () =>
      (await api(reader).get(`users/me/calendar?from=${from}&to=${from}`)).data.map(
        ({ costTetri }: { costTetri: number }) => costTetri,
      );
    const copy = async () => at(recordsOf(await api(reader).get('subscriptions')), 0).attributes;
    expect([await costs(), (await copy()).ownCosts]).toEqual([[20], undefined]);
    await pay(reader, kilogram(flour, 500));
    expect(await costs()).toEqual([50]);
    expect((await copy()).ownCosts).toMatchObject({ dishes: [{ id: bread.id, costTetri: 50 }] });
  });

  test('without other readers uses its working days', async () => {
    const plan = await makePlan(owner, { days: daysWith(bread.id, flour) });
    await pay(owner, kilogram(flour, 500, { day: '2026-11-22' }));
    expect((await planOf(owner, plan.id)).ownCosts).toMatchObject({
      products: [{ id: flour, costTetri: 50 }],
    });
    expect((await api(people().stranger).get(`mealplans/${plan.id}`)).status).toBe(404);
  });
});
