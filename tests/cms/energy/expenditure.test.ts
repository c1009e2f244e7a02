import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { api, faults, newPerson, people } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct } from '../support/records';
import { today } from '../support/today';
import { day, entry, makePlan, meal } from '../mealplans/support';

const BODY = { sex: 'male', birthYear: 1985, height: 178, activity: 'moderate', learnsTargets: true };
let person: Person;
const me = () => api(person);
const read = async (by: Person = person) => (await api(by).get('users/me/expenditure')).data;
const set = async (given: Record<string, unknown>) => made(await me().put(`users/${person.id}`, given));
const targets = async () => (await me().get('users/me')).body.targets;

beforeEach(async () => {
  person = await newPerson();
});

/** Logs so many days up to yesterday with this energy, and a weight on each. */
async function live(kcal: number, days = 14, kilograms = 80): Promise<void> {
  const oats = await makeProduct(person, { calories: 100, fats: 1, carbs: 20, prots: 3 });
  for (let ago = days; ago >= 1; ago--) {
    const on = addDays(today(), -ago);
    const food = { kind: 'food', day: on, key: randomUUID(), state: 'done' };
    made(await me().post('logs', { ...food, product: oats.id, amount: kcal, unit: 'gr' }));
    made(await me().post('weights', { day: on, kilograms }));
  }
}

describe('what a person uses a day', () => {
  test('is not looked for unless they ask, and only for adults whose birth year is known', async () => {
    await live(2500);
    expect(await read()).toMatchObject({ state: 'off', days: 0, expenditure: null, low: null, reasons: [] });
    await set({ learnsTargets: true });
    expect(await read()).toMatchObject({ state: 'noBirthYear', expenditure: null });
    await set({ birthYear: Number(today().slice(0, 4)) - 17 });
    expect(await read()).toMatchObject({ state: 'minor', expenditure: null });
    await set(BODY);
    expect(await read()).toMatchObject({ state: 'known', days: 14 });
  });

  test('is not known before ten logged days', async () => {
    await set(BODY);
    expect(await read()).toMatchObject({ state: 'notYet', days: 0, daysNeeded: 10 });
    await live(2500, 9);
    expect(await read()).toMatchObject({
      state: 'notYet',
      days: 9,
      expenditure: null,
      low: null,
      high: null,
    });
  });

  test('is what keeps their weight, in whole kcal, with its band', async () => {
    await set(BODY);
    await live(2500, 28);
    const { expenditure, low, high } = await read();
    expect(Math.abs(expenditure - 2500)).toBeLessThan(150);
    for (const kcal of [expenditure, low, high]) expect(Number.isInteger(kcal)).toBe(true);
    expect(low).toBeLessThan(expenditure);
    expect(high).toBeGreaterThan(expenditure);
  });

  test('counts planned meals that are marked, and no day of which something is unknown or not marked', async () => {
    await set(BODY);
    await live(2500, 10);
    const rice = await makeProduct(person, { calories: 1000, fats: 0, carbs: 100, prots: 0 });
    const air = await makeProduct(person, { calories: null });
    const dish = await makeDish(person, { servingAmount: 1, ingredients: [line(rice.id, { amount: 250 })] });
    const bare = await makeDish(person, { servingAmount: 1, ingredients: [line(air.id, { amount: 250 })] });
    const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
    const plan = await makePlan(person, {
      startDate: addDays(today(), -14),
      eaters: [{ Name: 'Nino', factor: 1, user: person.id }],
      days: [
        day([meal([entry(dish.id, { key: keys[0] })])]),
        day([meal([entry(dish.id, { key: keys[1] }), entry(bare.id, { key: keys[2] })])]),
        day([meal([entry(dish.id, { key: keys[3] }), entry(dish.id)])]),
      ],
    });
    const mark = (ago: number, key: string, state = 'done') =>
      me().post('logs', { kind: 'entry', day: addDays(today(), -ago), key, state, mealplan: plan.id });
    made(await mark(14, keys[0]));
    expect(await read()).toMatchObject({ days: 11 });
    made(await mark(13, keys[1]));
    made(await mark(13, keys[2]));
    expect(await read()).toMatchObject({ days: 11 });
    made(await mark(13, keys[2], 'skipped'));
    expect(await read()).toMatchObject({ days: 12 });
  });

  test('is the caller’s own: others, Admins and visitors learn nothing', async () => {
    await set(BODY);
    await live(2500);
    const { expenditure } = await read();
    expect(expenditure).toBeGreaterThan(2000);
    for (const other of [people().friend, people().admin])
      expect(await read(other)).toMatchObject({ state: 'off', expenditure: null, days: 0 });
    expect((await api(people().admin).get(`users/me/expenditure?user=${person.id}`)).status).toBe(400);
    for (const name of ['height', 'activity', 'weightGoal', 'learnsTargets', 'learning'])
      expect((await api(people().admin).get(`users/${person.id}`)).text).not.toContain(`"${name}"`);
    expect((await api(people().courier).get('users/me/expenditure')).status).toBe(403);
    expect((await api(people().courier).post('users/me/expenditure/undo', {})).status).toBe(403);
    expect((await api().get('users/me/expenditure')).status).toBe(401);
    expect((await api().post('users/me/expenditure/undo', {})).status).toBe(401);
  });
});

describe('a target that learns', () => {
  test('moves by 50 kcal at most, once a week, and says why', async () => {
    await set({ ...BODY, targets: { calories: 2100, fats: 61, carbs: 263, prots: 105 } });
    await live(2500, 28);
    const moved = await read();
    expect(moved).toMatchObject({ target: 2150, was: 2100, movedOn: today(), canUndo: true });
    expect(moved.reasons).toEqual(['keep', 'limit']);
    // carbs and protein were worked out from the calories, the fats were typed
    expect(await targets()).toEqual({
      calories: 2150,
      fats: 61,
      carbs: 269,
      prots: 108,
      costTetriPerDay: null,
    });
    expect(await read()).toEqual(moved);
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => read()));
    expect(new Set(atOnce.map(({ target }) => target))).toEqual(new Set([2150]));
  });

  test('is moved once by reads at the same time', async () => {
    await set({ ...BODY, targets: { calories: 2100 } });
    await live(2500, 28);
    await Promise.all(Array.from({ length: 5 }, () => read()));
    expect((await targets()).calories).toBe(2150);
  });

  test('is taken back as it was, stays so for the week, and a second time changes nothing', async () => {
    const typed = { calories: 2100, fats: 70, carbs: 263, prots: 105, costTetriPerDay: 1500 };
    await set({ ...BODY, targets: typed });
    await live(2500, 28);
    await read();
    const undo = async () => (await me().post('users/me/expenditure/undo', {})).data;
    expect(await undo()).toMatchObject({ target: 2100, was: null, movedOn: null, canUndo: false });
    expect(await targets()).toEqual(typed);
    expect(await undo()).toMatchObject({ target: 2100 });
    expect(await read()).toMatchObject({ target: 2100 });
    expect(faults(await me().post('users/me/expenditure/undo', { week: 1 }))).toEqual(['week: unknown']);
  });

  test('is not taken back over one that the person has typed since', async () => {
    await set({ ...BODY, targets: { calories: 2100 } });
    await live(2500, 28);
    await read();
    await set({ targets: { calories: 1999 } });
    expect(await read()).toMatchObject({ target: 1999, was: null, canUndo: false });
    made(await me().post('users/me/expenditure/undo', {}));
    expect((await targets()).calories).toBe(1999);
  });

  test('stays where nothing was set, and once it is turned off', async () => {
    await set(BODY);
    await live(2500, 28);
    expect(await read()).toMatchObject({ state: 'known', target: null, reasons: ['noTarget'] });
    await set({ targets: { calories: 2100 }, learnsTargets: false });
    expect(await read()).toMatchObject({ state: 'off', target: 2100 });
    expect((await targets()).calories).toBe(2100);
  });

  test('shares itself out by the days of training', async () => {
    await set({ ...BODY, targets: { calories: 2500 } });
    await live(2500, 28);
    expect((await read()).week).toBeNull();
    const run = made(await me().post('exercises', { Name: 'A long run', burnedCalories: 350 }));
    const at = { weekday: 2, time: '18:00', endTime: '19:00', key: randomUUID() };
    made(await me().post('schedules', { exercise: run.id, from: '2020-01-01', days: [at] }));
    const { week, target } = await read();
    expect(week).toHaveLength(7);
    expect(week[1] - target).toBe(300);
    expect(week[0] - target).toBe(-50);
  });
});
