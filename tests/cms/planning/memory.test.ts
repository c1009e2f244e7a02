import { expect, test } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { at } from '@/tests/support/at';
import { day as planDay, entry, makePlan, meal } from '../mealplans/support';
import { api, newPerson, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { made } from '../support/records';
import { today } from '../support/today';
import { dishesIn, propose, stockKitchen } from './support';

/** Says of a dish that it was cooked on a day, and what became of it. */
const cook = async (by: Person, dish: ApiRecord, given: object = {}) =>
  made(await api(by).act(`dishes/${dish.id}/cooked`, { day: addDays(today(), -30), ...given }));

/** Time for a search among so few dishes. */
const seconds = 0.4;
const dinner = { days: 1, meals: ['Dinner'], seconds };

test('a dish that was thrown away lately gives way to another one, one that was liked comes first', async () => {
  const person = await newPerson();
  const dishes = await stockKitchen(person, 2);
  const [one, other] = [at(dishes, 0), at(dishes, 1)];
  for (const [thrown, chosen] of [
    [one, other],
    [other, one],
  ] as const) {
    const said = await cook(person, thrown, { outcome: 'thrownAway' });
    await cook(person, chosen);
    expect(dishesIn((await propose(person, dinner)).data)).toEqual([chosen.id]);
    made(await api(person).put(`cookings/${said.id}`, { outcome: null }));
  }
  await cook(person, one);
  made(await api(person).post('dish-notes', { dish: other.id, rating: 5 }));
  expect(dishesIn((await propose(person, dinner)).data)).toEqual([other.id]);
});

test('what a mark of a plan says of a dish counts as well, and nothing after eight weeks', async () => {
  const person = await newPerson();
  const dishes = await stockKitchen(person, 2);
  const [one, other] = [at(dishes, 0), at(dishes, 1)];
  await cook(person, one); // known better, so it comes first
  const cooked = entry(one.id);
  const sayOn = async (startDate: string) => {
    const plan = await makePlan(person, { startDate, days: [planDay([meal([cooked], { type: 'Dinner' })])] });
    const said = { day: startDate, kind: 'entry', key: cooked.key, state: 'done', mealplan: plan.id };
    made(await api(person).post('logs', { ...said, outcome: 'thrownAway' }));
    made(await api(person).delete(`mealplans/${plan.id}`));
  };
  await sayOn(addDays(today(), -60));
  expect(dishesIn((await propose(person, dinner)).data)).toEqual([one.id]);
  await sayOn(addDays(today(), -40));
  await sayOn(addDays(today(), -41));
  expect(dishesIn((await propose(person, dinner)).data)).toEqual([other.id]);
});

/** Takes a proposal over as a plan that begins on a day. */
const takeOver = ({ days }: Wire, by: Person, given: object): Promise<ApiRecord> =>
  makePlan(by, {
    ...given,
    days: days.map(({ meals }: Wire) =>
      planDay(
        meals.map(({ type, entries }: Wire) =>
          meal(
            entries.map(({ dish }: Wire) => entry(dish)),
            { type },
          ),
        ),
      ),
    ),
  });

/** Returns the share of the dishes that a proposal has of another one. */
const sameIn = (now: Wire, before: Wire): number => {
  const known = new Set(dishesIn(before));
  const dishes = [...new Set(dishesIn(now))];
  return dishes.filter((dish) => known.has(dish)).length / dishes.length;
};

test.each([
  ['that nobody has eaten yet', 'none', [1]],
  ['that repeats every week', 'weekly', [1, 4]],
] as const)('the week after a plan %s has other dishes', async (_, repeat, weeksLater) => {
  const person = await newPerson();
  await stockKitchen(person, 14);
  const startDate = addDays(today(), 7);
  const first = (await propose(person, { startDate, seconds })).data;
  expect(sameIn((await propose(person, { startDate: addDays(startDate, 7), seconds })).data, first)).toBe(1);
  await takeOver(first, person, { startDate, repeat });
  for (const weeks of weeksLater) {
    const next = (await propose(person, { startDate: addDays(startDate, 7 * weeks), seconds })).data;
    expect(sameIn(next, first)).toBeLessThanOrEqual(0.5);
  }
});
