import { beforeAll, describe, expect, test } from 'vitest';
import { at, atLeast, given } from '@/tests/support/at';
import { day, entry, makePlan, meal } from '../mealplans/support';
import { api, newPerson, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct, unique } from '../support/records';
import { dishesIn, eater, entriesIn, known, propose, stockKitchen, week } from './support';

let person: Person;
let dishes: ApiRecord[];
beforeAll(async () => {
  person = await newPerson();
  dishes = await stockKitchen(person, 9);
});
const ids = () => dishes.map(({ id }) => id);

describe('a proposed week', () => {
  test('fills every day and meal from the request, with figures and score, and is not stored', async () => {
    const { status, data } = await propose(person);
    expect(status).toBe(200);
    expect(data.days.map((one: Wire) => [one.day, one.meals.map(({ type }: Wire) => type)])).toEqual(
      [1, 2, 3].map((at) => [at, ['Lunch', 'Dinner']]),
    );
    expect(dishesIn(data)).toHaveLength(6);
    expect(dishesIn(data).filter((dish) => !ids().includes(dish))).toEqual([]);
    for (const { figures } of data.days) {
      expect(Object.keys(figures).sort()).toEqual([
        'calories',
        'carbs',
        'costTetri',
        'fats',
        'persons',
        'prots',
      ]);
      expect(figures.calories).toBeGreaterThan(100);
    }
    expect([Array.isArray(data.shortfalls), typeof data.score]).toEqual([true, 'number']);
    expect((await api(person).get('mealplans?filters[owner][id][$eq]=' + person.id)).data).toEqual([]);
  });

  test('is the same for the same request and seed, without keys or times', async () => {
    const asked = {
      days: 7,
      eaters: [eater({ targets: { calories: 1500, prots: 80 } }), eater({ factor: 0.5 })],
    };
    const first = await propose(person, asked);
    expect((await propose(person, asked)).data.days).toEqual(first.data.days);
    expect(first.text).not.toMatch(/"key":"[0-9a-f-]{36}"|T\d\d:\d\d/);
  });

  test('is at least as good with more seconds for the exact solver, and states the upper bound', async () => {
    const asked = {
      eaters: [eater({ targets: { calories: 1500, prots: 80 } })],
      wishes: { leftovers: ['Lunch'] },
    };
    const { data: searched } = await propose(person, asked);
    expect(searched).not.toHaveProperty('bound');
    const { data: exact } = await propose(person, { ...asked, seconds: 10 });
    expect(exact.score).toBeLessThanOrEqual(searched.score + 1e-6);
    expect(exact.bound).toBeLessThanOrEqual(exact.score + 1e-6);
    expect(dishesIn(exact)).toHaveLength(6);
  });

  test('keeps the entries to keep, and names the wishes they break', async () => {
    const nuts = await makeProduct(person, known({ allergens: ['nuts'] }));
    const cake = await makeDish(person, { types: ['Dinner'], ingredients: [line(nuts.id)] });
    const keep = [
      { day: 2, meal: 'Dinner', dish: cake.id },
      { day: 1, meal: 'Lunch', dish: given(dishes[4]).id },
    ];
    const { data } = await propose(person, { keep, eaters: [eater({ allergens: ['nuts'] })] });
    const at = (dayAt: number, mealAt: number) => data.days[dayAt].meals[mealAt].entries;
    expect(at(1, 1)).toMatchObject([{ kind: 'dish', dish: cake.id }]);
    expect(at(0, 0)).toMatchObject([{ dish: given(dishes[4]).id }]);
    expect(dishesIn(data).filter((dish) => dish === cake.id)).toHaveLength(1);
    expect(data.shortfalls).toContainEqual(
      expect.objectContaining({
        key: 'keptAllergen',
        day: 2,
        values: expect.objectContaining({ dish: cake.id }),
      }),
    );
    made(await api(person).delete(`dishes/${cake.id}`));
  });

  test('uses a recipe without a meal for lunch and dinner, but not for “other meals”', async () => {
    const guest = await newPerson();
    const silent = await stockKitchen(guest, 4, { types: [] });
    const { data } = await propose(guest, { days: 1, meals: ['Breakfast', 'Lunch', 'Dinner'] });
    const [breakfast, lunch, dinner] = data.days[0].meals;
    expect(breakfast.entries).toEqual([]);
    expect([...lunch.entries, ...dinner.entries].map(({ dish }: Wire) => dish)).toEqual([
      expect.toBeOneOf(silent.map(({ id }) => id)),
      expect.toBeOneOf(silent.map(({ id }) => id)),
    ]);
    expect(data.shortfalls.filter(({ key }: Wire) => key === 'empty')).toMatchObject([
      { values: { meal: 'Breakfast', took: [{ by: 'noMeal', dishes: 4 }] } },
    ]);
  });

  test('leaves impossible meals empty and names them: an unknown allergen counts as present', async () => {
    const guest = await newPerson();
    const unknown = await makeProduct(guest, known({ allergens: null }));
    await makeDish(guest, { types: ['Dinner'], ingredients: [line(unknown.id)] });
    await makeDish(guest, { types: ['Dinner'] }); // its contents are unknown
    const { status, data } = await propose(guest, {
      days: 1,
      meals: ['Dinner'],
      eaters: [eater({ allergens: ['milk'] })],
    });
    expect([status, entriesIn(data)]).toEqual([200, []]);
    expect(data.shortfalls).toMatchObject([{ key: 'empty', day: 1 }]);
    expect(entriesIn((await propose(guest, { days: 1, meals: ['Dinner'] })).data)).toHaveLength(1);
  });

  test('counts vegan dishes as vegetarian', async () => {
    const guest = await newPerson();
    const vegan = await makeDish(guest, { types: ['Lunch'], dietaryFlags: ['Vegan'] });
    await makeDish(guest, { types: ['Lunch'] });
    const { data } = await propose(guest, {
      days: 2,
      meals: ['Lunch'],
      eaters: [eater({ diet: ['Vegetarian'] })],
      wishes: { unknown: true },
    });
    expect(new Set(dishesIn(data))).toEqual(new Set([vegan.id]));
  });

  test('takes the reader’s language of a translated recipe, and counts both as one', async () => {
    const guest = await newPerson();
    const english = await makeDish(guest, { types: ['Lunch'], language: 'en' });
    const georgian = await makeDish(guest, { types: ['Lunch'], language: 'ka', translationOf: english.id });
    const asked = { meals: ['Lunch'], wishes: { unknown: true } };
    const alone = async () => [...new Set(dishesIn((await propose(guest, asked)).data))];
    made(await api(guest).put(`users/${guest.id}`, { language: 'ka' }));
    expect(await alone()).toEqual([georgian.id]);
    made(await api(guest).put(`users/${guest.id}`, { language: 'en' }));
    expect(await alone()).toEqual([english.id]);
  });

  test('follows wishes with words for dishes, in any case, and for their ingredients', async () => {
    const guest = await newPerson();
    await stockKitchen(guest, 6);
    const trout = await makeProduct(guest, known({ category: 'meat', origin: 'fish' }));
    const fish = await makeDish(guest, { types: ['Dinner'], ingredients: [line(trout.id, { amount: 400 })] });
    const tagged = at(await stockKitchen(guest, 1, { tags: ['Grandmother’s'] }), 0);
    const tags = [
      { tag: 'fish', min: 1, weekdays: [3] },
      { tag: 'grandmother’s', max: 0 },
    ];
    const { data } = await propose(guest, { days: 5, wishes: { tags } });
    const onWednesday = data.days[2].meals.flatMap(({ entries }: Wire) =>
      entries.map(({ dish }: Wire) => dish),
    );
    expect(onWednesday).toContain(fish.id);
    expect(dishesIn(data)).not.toContain(tagged.id);
  });

  test('keeps the fasts by what is in the dishes: fish, oil and meat each on their days', async () => {
    const guest = await newPerson();
    const of = async (...given: Record<string, unknown>[]) => {
      const products = await Promise.all(given.map((one) => makeProduct(guest, known(one))));
      const ingredients = products.map(({ id }) => line(id, { amount: 400 }));
      return (await makeDish(guest, { types: ['Dinner'], ingredients })).id;
    };
    const oil = { Name: unique('Sunflower oil'), fats: 100, origin: 'plant' };
    const [beans, fried] = [await of({}), await of({}, oil)];
    const [trout, curd] = [await of({ origin: 'fish' }), await of({ origin: 'dairy' })];
    const beef = await of({ origin: 'animal' });
    const open = await of({ origin: null });
    const eatenOn = async (startDate: string, wishes: object) => {
      const asked = { days: 1, meals: ['Dinner'], startDate, wishes: { fasting: true, ...wishes } };
      const plan = (await propose(guest, asked)).data.days;
      const { seed: _seed, ...rest } = week(asked);
      const slot = { day: 1, meal: 'Dinner' };
      const { data } = await api(guest).post('mealplans/propose/others', { ...rest, plan, slot });
      const ids = [...dishesIn({ days: plan }), ...data.others.map(({ dish }: Wire) => dish)];
      return ids.toSorted((one, other) => one - other);
    };
    // a Wednesday in October, the Apostles' fast, cheese-fare week
    expect(await eatenOn('2026-10-21', {})).toEqual([beans, fried]);
    expect(await eatenOn('2026-10-21', { fastingNoOil: true })).toEqual([beans]);
    expect(await eatenOn('2026-06-16', {})).toEqual([beans, fried]);
    expect(await eatenOn('2026-06-16', { fastingFish: true })).toEqual([beans, fried, trout]);
    expect(await eatenOn('2026-02-17', {})).toEqual([beans, fried, trout, curd]);
    const { data } = await propose(guest, {
      days: 1,
      startDate: '2026-02-17',
      wishes: { fasting: true },
      keep: [beef, open].map((dish) => ({ day: 1, meal: 'Dinner', dish })),
    });
    const kept = data.shortfalls.filter(({ key }: Wire) => key === 'keptFast');
    expect(kept.map(({ values }: Wire) => [values.dish, values.fast])).toEqual([
      [beef, 'meatless'],
      [open, 'meatless'],
    ]);
  });

  test('leaves out dishes that the caller rated badly', async () => {
    const guest = await newPerson();
    const [bad, fine] = atLeast(2, await stockKitchen(guest, 2));
    made(await api(guest).post('dish-notes', { dish: bad.id, rating: 1 }));
    expect(new Set(dishesIn((await propose(guest)).data))).toEqual(new Set([fine.id]));
  });

  test('begins differently from the week before', async () => {
    const guest = await newPerson();
    const kitchen = await stockKitchen(guest, 6);
    const last = at(kitchen, 0);
    const days = [day([meal([entry(last.id)], { type: 'Dinner' })])];
    await makePlan(guest, { days, startDate: '2027-03-07' });
    const first = await propose(guest, { days: 1, meals: ['Dinner'], startDate: '2027-03-08' });
    expect(dishesIn(first.data)).not.toContain(last.id);
  });
});

describe('alternatives for one meal', () => {
  test('come with their differences, and are not in the plan already', async () => {
    const { data: draft } = await propose(person);
    const { seed: _seed, ...asked } = week();
    const slot = { day: 1, meal: 'Dinner' };
    const { status, data } = await api(person).post('mealplans/propose/others', {
      ...asked,
      plan: draft.days,
      slot,
    });
    expect([status, data.others.length]).toEqual([200, 3]);
    const [standing] = draft.days[0].meals[1].entries;
    expect(data.others.map(({ dish }: Wire) => dish)).not.toContain(standing.dish);
    for (const { dish, servings, difference, score } of data.others) {
      expect(ids()).toContain(dish);
      expect([servings > 0, typeof score, typeof difference.calories, typeof difference.costTetri]).toEqual([
        true,
        'number',
        'number',
        'number',
      ]);
    }
  });
});
