import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { api, cmsUrl, faults, newPerson, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct } from '../support/records';
import { ledgerOf, putAway } from '../pantry/support';
import { today } from '../support/today';
import { day, entry, makeMember, makePlan, makePublished, meal, planBody, readPlan } from './support';

const DAY = '2027-05-03';
const NEXT = '2027-05-04';
const ana = { key: randomUUID(), Name: 'Ana', factor: 1 };
const nika = { key: randomUUID(), Name: 'Nika', factor: 1.3 };
const shares = (one: number, other: number) => [
  { eater: ana.key, servings: one },
  { eater: nika.key, servings: other },
];

let owner: Person;
let oats: ApiRecord;
let dish: ApiRecord;
beforeAll(async () => {
  owner = await newPerson();
  oats = await makeProduct(owner, { calories: 300, fibre: 10 });
  dish = await makeDish(owner, { servingAmount: 1, ingredients: [line(oats.id, { amount: 100 })] });
});

/** Makes a plan of a soup and of its leftovers the day after, for the owner as Ana and for Nika. */
async function planOfTwo(given: Record<string, unknown> = {}) {
  const soup = entry(dish.id, { shares: shares(0.8, 1.2) });
  const rest = { key: randomUUID(), kind: 'leftovers', of: soup.key, shares: shares(0.5, 0) };
  const eaters = [{ ...ana, user: owner.id }, nika];
  const days = [day([meal([soup])]), day([meal([rest])])];
  const plan = await makePlan(owner, { startDate: DAY, eaters, days, ...given });
  return { plan, soup, rest };
}
const calendarOf = async (by: Person, from = DAY, to = NEXT): Promise<Wire[]> =>
  (await api(by).get(`users/me/calendar?from=${from}&to=${to}`)).data;
const entriesIn = ({ attributes }: ApiRecord): Wire[] =>
  attributes.days.flatMap((one: Wire) => one.meals.flatMap((of: Wire) => of.entries));

describe('shares', () => {
  test('are kept by the eaters’ keys, to two decimals', async () => {
    const given = [
      { eater: ana.key, servings: 0.1 + 0.2 },
      { eater: nika.key, servings: 1 / 3 },
    ];
    const days = [day([meal([entry(dish.id, { shares: given })])])];
    const { plan } = await planOfTwo({ days });
    const [kept] = entriesIn(await readPlan(owner, plan.id));
    expect(kept.shares).toEqual(shares(0.3, 0.33));
  });

  test.each([
    [[{ eater: ana.key, servings: -1 }], '0.servings: amount'],
    [[{ eater: ana.key, servings: 20.5 }], '0.servings: amount'],
    [[{ eater: ana.key }], '0.servings: amount'],
    [[{ servings: 1 }], '0.eater: required'],
    [[...shares(1, 1), { eater: nika.key, servings: 1 }], '2.eater: reference'],
    [[{ eater: ana.key, servings: 1, why: 'diet' }], '0.why: unknown'],
  ])('that are wrong are refused at their path: %j', async (given, fault) => {
    const days = [day([meal([entry(dish.id, { shares: given })])])];
    const answer = await api(owner).post('mealplans', planBody({ days }));
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual([`days.0.meals.0.entries.0.shares.${fault}`]);
  });

  test('are a person’s own part on the calendar, with what the others eat', async () => {
    const { soup } = await planOfTwo();
    const items = (await calendarOf(owner)).filter(({ key }) => key === soup.key);
    expect(items).toMatchObject([
      { servings: 2.5, calories: 240, plates: [{ Name: 'Nika', servings: 1.2 }] },
    ]);
    expect(items[0].share * 2.5).toBeCloseTo(0.8);
  });

  test('count in the nutrients of the day, of leftovers too', async () => {
    const person = await newPerson();
    const eaters = [ana, { ...nika, user: person.id }];
    const soup = entry(dish.id, { shares: shares(0.8, 1.2) });
    const rest = { kind: 'leftovers', of: soup.key, shares: shares(0.5, 0.25) };
    const open = await makeDish(person, { servingAmount: 1, ingredients: [line(oats.id, { amount: 100 })] });
    const days = [day([meal([{ ...soup, dish: open.id }])]), day([meal([rest])])];
    const plan = await makePlan(person, { startDate: DAY, eaters, days });
    const mark = { day: DAY, kind: 'entry', key: soup.key, state: 'done', mealplan: plan.id };
    made(await api(person).post('logs', mark));
    const read = async (on: string) => (await api(person).get(`users/me/nutrients?day=${on}`)).data;
    const { planned, eaten } = await read(DAY);
    expect([planned.amounts.fibre, eaten.amounts.fibre].map((one) => Number(one.toFixed(6)))).toEqual([
      12, 12,
    ]);
    expect((await read(NEXT)).planned.amounts.fibre).toBeCloseTo(2.5);
  });

  test('add up on a list, with those of the leftovers', async () => {
    const { plan } = await planOfTwo();
    const range = { mealplan: plan.id, from: DAY, to: DAY };
    const { id } = made(await api(owner).post('shoplists/from-plan', range));
    const items = await api(owner).get(`shop-items?filters[list][id][$eq]=${id}`);
    expect(items.data.map(({ attributes }: ApiRecord) => attributes.amount)).toEqual([250]);
  });

  test('add up in what a meal takes out of the pantry', async () => {
    const person = await newPerson();
    const { id } = await putAway(person, { Name: 'Oats', product: oats.id, unit: 'gr', amount: 1000 });
    const own = await makeDish(person, { servingAmount: 1, ingredients: [line(oats.id, { amount: 100 })] });
    const soup = entry(own.id, { shares: shares(0.8, 1.2) });
    const days = [day([meal([soup])])];
    const plan = await makePlan(person, { startDate: today(), eaters: [ana, nika], days });
    const mark = { day: today(), kind: 'entry', key: soup.key, state: 'done', mealplan: plan.id };
    made(await api(person).post('logs', mark));
    expect((await ledgerOf(person, id)).map(({ delta }: Wire) => delta)).toContain(-200);
  });

  test('are the table’s figures in lists, for an eater of factor 1', async () => {
    const { plan } = await planOfTwo();
    const { calories } = (await readPlan(owner, plan.id)).attributes;
    // 2.5 servings of 300 kcal, on two days, for 2.3 factors
    expect(calories).toBeCloseTo((2.5 * 300) / 2 / 2.3, 0);
  });

  test('of the author do not count for a follower with a household of their own', async () => {
    const days = [day([meal([entry(dish.id, { shares: shares(0.8, 1.2) })])])];
    const plan = await makePublished(owner, { eaters: [ana, nika], days });
    const follower = await newPerson();
    const household = [
      { Name: 'Me', factor: 1 },
      { Name: 'Child', factor: 0.5 },
    ];
    made(await api(follower).put(`users/${follower.id}`, { household }));
    made(await api(follower).act(`mealplans/${plan.id}/subscribe`, { startDate: DAY }));
    const [item] = await calendarOf(follower, DAY, DAY);
    expect(item).toMatchObject({ servings: 1.5 });
    expect(item).not.toHaveProperty('plates');
    const alone = await newPerson();
    made(await api(alone).act(`mealplans/${plan.id}/subscribe`, { startDate: DAY }));
    expect(await calendarOf(alone, DAY, DAY)).toMatchObject([{ servings: 2 }]);
  });

  test('are read by members and go along with a copy', async () => {
    const { plan } = await planOfTwo();
    const member = await newPerson();
    await makeMember(owner, plan.id, member, 'viewer');
    const copy = made(await api(member).act(`mealplans/${plan.id}/copy`));
    for (const id of [plan.id, copy.id]) {
      const [soup, rest] = entriesIn(await readPlan(member, id));
      expect([soup.shares, rest.shares]).toEqual([shares(0.8, 1.2), shares(0.5, 0)]);
    }
  });
});

describe('a plan without shares', () => {
  const textOf = async (id: number) => {
    const headers = { Authorization: owner.token };
    return (await fetch(`${cmsUrl()}/api/mealplans/${id}?populate=deep,5`, { headers })).text();
  };

  test.each([undefined, null, []])('answers as before if they are %j', async (given) => {
    const days = [day([meal([entry(dish.id, { shares: given })])])];
    const plan = await makePlan(owner, { startDate: DAY, eaters: [ana, nika], days });
    expect(await textOf(plan.id)).not.toContain('shares');
    const [kept] = entriesIn(await readPlan(owner, plan.id));
    expect(Object.keys(kept)).toEqual([
      'key',
      'kind',
      'dish',
      'servings',
      'product',
      'amount',
      'unit',
      'text',
      'of',
      'Name',
      'out',
    ]);
  });

  test('counts by the factors, and a day without plates', async () => {
    const soup = entry(dish.id);
    const days = [day([meal([soup])])];
    await makePlan(owner, { startDate: DAY, eaters: [{ ...ana, user: owner.id }, nika], days });
    const item = (await calendarOf(owner)).find(({ key }) => key === soup.key);
    expect(item).toMatchObject({ servings: 2.3 });
    expect(item.share).toBeCloseTo(1 / 2.3);
    expect(item).not.toHaveProperty('plates');
  });

  test('is not changed by being sent back with none', async () => {
    const soup = entry(dish.id);
    const plan = await makePublished(owner, { eaters: [ana, nika], days: [day([meal([soup])])] });
    made(await api(owner).put(`mealplans/${plan.id}`, { days: [day([meal([{ ...soup, shares: null }])])] }));
    expect((await readPlan(owner, plan.id)).attributes.days[0].meals[0].entries[0]).not.toHaveProperty(
      'shares',
    );
  });
});
