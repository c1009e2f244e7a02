import { beforeAll, describe, expect, test } from 'vitest';
import { bringIn, householdOf } from '../households/support';
import { api, faults, newPerson, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct, makePublic } from '../support/records';
import { dishesIn, eater, entriesIn, known, propose, stockKitchen } from './support';

let person: Person;
let friend: Person;
beforeAll(async () => {
  const { id, all } = await householdOf(1);
  [person, friend] = [all[0], await newPerson()];
  await bringIn(person, id, friend);
  await stockKitchen(person, 20);
});

const sharesOf = (data: Wire): number[][] => entriesIn(data).map(({ shares }) => shares);
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const asked = { days: 4, meals: ['Breakfast', 'Lunch', 'Dinner'] };

describe('plates', () => {
  test('follow what each needs: the same pot, shares to two places, both days met', async () => {
    const [ana, nika] = [
      eater({ Name: 'Ana', targets: { calories: 1100 } }),
      eater({ Name: 'Nika', targets: { calories: 1430 } }),
    ];
    const { data } = await propose(person, { days: 4, eaters: [ana, nika] });
    for (const [at, entry] of entriesIn(data).entries()) {
      const [less = 0, more = 0] = sharesOf(data)[at] ?? [];
      expect(entry.servings).toBeCloseTo(less + more, 9);
      expect(more).toBeGreaterThan(less);
    }
    for (const { figures } of data.days) {
      const [one, other] = figures.persons;
      expect(Math.abs(one.calories / 1100 - 1)).toBeLessThanOrEqual(0.1);
      expect(Math.abs(other.calories / 1430 - 1)).toBeLessThanOrEqual(0.1);
    }
    expect(data.shortfalls.filter(({ key }: Wire) => key === 'target')).toEqual([]);
    expect(data.isCutOff).toBe(false);
  });

  test('are the typed factors where they hold', async () => {
    const eaters = [
      eater({ targets: { calories: 1100 }, byFactor: true }),
      eater({ Name: 'Nika', targets: { calories: 2200 }, byFactor: true }),
    ];
    const { data } = await propose(person, { ...asked, eaters, wishes: { unknown: true } });
    const [one = [], other = []] = [0, 1].map((at) => sharesOf(data).map((shares) => shares[at] ?? 0));
    expect(sum(other)).toBeLessThan(1.6 * sum(one));
  });

  test('follow the settings of those who live together, and tell nobody why', async () => {
    made(
      await api(friend).put(`users/${friend.id}`, {
        sex: 'male',
        birthYear: 1995,
        activity: 'hard',
        height: 180,
      }),
    );
    made(
      await api(person).put(`users/${person.id}`, { sex: 'female', birthYear: 1960, activity: 'sitting' }),
    );
    const eaters = [eater({ user: person.id }), eater({ Name: 'Nika', user: friend.id })];
    const { data, text } = await propose(person, { ...asked, eaters });
    for (const shares of sharesOf(data)) expect(shares[1]).toBeGreaterThan(shares[0] ?? 0);
    expect(text).not.toMatch(/hard|1995|birthYear|"need"|"safe"/);
    const aboutNika = data.shortfalls.filter(({ values }: Wire) => values.eater === 'Nika');
    for (const { values } of aboutNika) expect([values.amount, values.limit]).toEqual([null, null]);
  });

  test('are those of one’s own household alone', async () => {
    const stranger = await newPerson();
    const refused = await propose(person, { eaters: [eater(), eater({ user: stranger.id })] });
    expect([refused.status, faults(refused)]).toEqual([400, ['eaters.1.user: reference']]);
  });

  test('of a child are never made smaller than it needs', async () => {
    made(
      await api(friend).put(`users/${friend.id}`, {
        sex: 'female',
        birthYear: new Date().getFullYear() - 10,
      }),
    );
    const child = eater({ Name: 'Nika', user: friend.id, targets: { calories: 900 } });
    const { data } = await propose(person, {
      ...asked,
      eaters: [eater(), child],
      wishes: { health: { energy: false } },
    });
    expect(data.shortfalls).toContainEqual({
      key: 'raised',
      values: { eater: 'Nika', isMinor: true, target: 900, limit: null },
    });
  });
});

describe('somebody who may not eat a dish', () => {
  test('gets a dish of their own where that is better than the same for all', async () => {
    const guest = await newPerson();
    const milk = await makeProduct(guest, known({ allergens: ['milk'], origin: 'dairy', category: 'dairy' }));
    const cooked = (Name: string, product: ApiRecord, at: number) =>
      makeDish(guest, {
        Name: `${Name} ${at}`,
        types: ['Breakfast'],
        servingAmount: 4,
        TimeToCook: 20,
        ingredients: [line(product.id, { amount: 800 })],
      });
    const creamy = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((at) => cooked('Creamy dish', milk, at)));
    const plain = await makeProduct(guest, known());
    const safe = await cooked('Plain dish', plain, 0);
    const eaters = [eater({ Name: 'Ana' }), eater({ Name: 'Nika', allergens: ['milk'] })];
    const { data } = await propose(guest, { days: 7, meals: ['Breakfast'], eaters });
    const milky = entriesIn(data).filter(({ dish }) => creamy.some(({ id }) => id === dish));
    expect(milky.length).toBeGreaterThan(0);
    for (const { shares } of milky) expect([shares[0] > 0, shares[1]]).toEqual([true, 0]);
    for (const { meals } of data.days)
      for (const at of [0, 1])
        expect(sum(meals[0].entries.map(({ shares }: Wire) => Number(shares[at] > 0)))).toBe(1);
    expect(data.shortfalls).toContainEqual({
      key: 'rulesOut',
      values: { eater: 'Nika', meal: 'Breakfast', allergens: ['milk'], diet: [], dishes: 1, took: 7 },
    });
    expect(dishesIn(data)).toContain(safe.id);
  });
});

test('recipes of which too little is known are proposed only when asked for', async () => {
  const guest = await newPerson();
  const unfed = await makeProduct(guest, known({ calories: null }));
  const [bare, dark] = [
    await makeDish(guest, { types: ['Lunch'] }),
    await makeDish(guest, { types: ['Lunch'], ingredients: [line(unfed.id)] }),
  ];
  const plain = await makeProduct(guest, known({ allergens: null }));
  const own = await makeDish(guest, { types: ['Lunch'], servingAmount: 2, ingredients: [line(plain.id)] });
  const stranger = await newPerson();
  const theirs = await makeProduct(stranger, known({ allergens: null }));
  const foreign = await makePublic(stranger, {
    types: ['Lunch'],
    servingAmount: 2,
    ingredients: [line(theirs.id)],
  });
  const book = made(
    await api(stranger).post('cookbooks', { Name: 'Theirs', dishes: [foreign.id], visibility: 'public' }),
  );
  const found = async (wishes: object) =>
    new Set(
      dishesIn((await propose(guest, { days: 7, meals: ['Lunch'], from: ['mine', book.id], wishes })).data),
    );
  expect(await found({})).toEqual(new Set([own.id]));
  expect(await found({ unknown: true })).toEqual(new Set([bare.id, dark.id, own.id, foreign.id]));
});
