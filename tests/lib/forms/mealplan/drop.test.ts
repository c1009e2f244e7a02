import { expect, test } from 'vitest';
import { learnedFrom, putDown, takes, type Carried } from '@/lib/forms/mealplan/drop';
import { at, atLeast, given } from '@/tests/support/at';
import { buildDay, buildEntry, buildMeal, buildPlanDish, newKey } from '../../../support/builders/mealplan';

const dish: Carried = { from: 'shelf', kind: 'dish', item: buildPlanDish({ id: 12 }) };
const vitamin: Carried = {
  from: 'shelf',
  kind: 'supplement',
  item: { id: 3, Name: 'Vitamin D3', dailyDosage: 2, timesToTake: ['21:00', '09:00'] },
};
const days = () => [
  buildDay({ key: 'mon', meals: [buildMeal({ key: 'lunch', entries: [buildEntry({ key: 'soup' })] })] }),
  buildDay({ key: 'tue', meals: [] }),
];

test('food goes into meals, everything else onto days', () => {
  expect([takes('meal', dish), takes('entry', dish), takes('day', dish)]).toEqual([true, true, false]);
  expect([takes('meal', vitamin), takes('day', vitamin)]).toEqual([false, true]);
  const all = days();
  expect(putDown(all, dish, { at: 'day', key: 'mon' }, newKey)).toBe(all);
});

test('a dish from the shelf goes to the end of a meal, or before the entry it is dropped on', () => {
  const at = (target: 'meal' | 'entry', key: string) =>
    given(given(putDown(days(), dish, { at: target, key }, newKey)[0]).meals[0]).entries.map(
      (entry) => entry.dish,
    );
  expect(at('meal', 'lunch')).toEqual([1, 12]);
  expect(at('entry', 'soup')).toEqual([12, 1]);
  expect(learnedFrom(dish)).toEqual({ dishes: { 12: dish.from === 'shelf' ? dish.item : undefined } });
});

test('a supplement is taken at each of its times, with the dose divided among them', () => {
  const monday = at(putDown(days(), vitamin, { at: 'day', key: 'mon' }, newKey), 0);
  expect(monday.supplements.map(({ time, dosage }) => [time, dosage])).toEqual([
    ['09:00', 1],
    ['21:00', 1],
  ]);
});

test('a meal moves to the day it is dropped on', () => {
  const [monday, tuesday] = atLeast(
    2,
    putDown(days(), { from: 'meal', key: 'lunch' }, { at: 'day', key: 'tue' }, newKey),
  );
  expect([monday.meals, tuesday.meals.map(({ key }) => key)]).toEqual([[], ['lunch']]);
});
