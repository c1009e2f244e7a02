import { expect, test } from 'vitest';
import {
  allergensIn,
  brokenDiets,
  fitsAsLeftovers,
  fitsFast,
  isForMeal,
  refusedBy,
  rulesOn,
} from '@/lib/domain/planning/hard';
import { FAST_DEGREES } from '@/lib/domain/planning/fasts/fasting';
import type { Wishes } from '@/lib/domain/planning/model';
import { ALLERGENS } from '@/lib/domain/product/types';
import { candidate, dinnerOf } from './problems';

test('an unknown property of a dish counts as present', () => {
  const dish = candidate({ id: 1, unknownAllergens: ALLERGENS });
  expect(allergensIn(dish, ['milk', 'egg'])).toEqual(['milk', 'egg']);
  const stock = candidate({ id: 2, unknownAllergens: ['celery'], allergens: ['milk'] });
  expect(allergensIn(stock, ['milk', 'egg', 'celery'])).toEqual(['milk', 'celery']);
  expect(allergensIn(dish, [])).toEqual([]);
});

test('a vegan dish is vegetarian and dairy-free', () => {
  const dish = candidate({ id: 1, dietaryFlags: ['Vegan'] });
  expect(brokenDiets(dish, ['Vegetarian', 'Dairy-Free', 'Gluten Free'])).toEqual(['Gluten Free']);
  expect(fitsFast(dish, 'oil')).toBe(true);
  expect(fitsFast(dish, 'strict')).toBe(false);
  const meatless = candidate({ id: 2, dietaryFlags: ['Vegetarian'] });
  expect([fitsFast(meatless, 'meatless'), fitsFast(meatless, 'fish')]).toEqual([true, false]);
});

const keptOf = (startDate: string, given: Partial<Wishes> = {}) =>
  rulesOn(dinnerOf({ startDate, wishes: { fasting: true, ...given } }), 1).fast;

test('a table keeps every fast with plants and oil, unless it says otherwise', () => {
  const [cheesefare, palmSunday, wednesday] = ['2026-02-18', '2026-04-05', '2026-10-21'];
  expect([cheesefare, palmSunday, wednesday].map((day) => keptOf(day))).toEqual(['meatless', 'oil', 'oil']);
  expect(keptOf(palmSunday, { fastingFish: true })).toBe('fish');
  expect(keptOf(wednesday, { fastingFish: true })).toBe('oil');
  expect(keptOf(wednesday, { fastingNoOil: true })).toBe('strict');
  expect(keptOf(palmSunday, { fastingNoOil: true })).toBe('oil');
  expect(keptOf('2026-10-22', { fastingNoOil: true })).toBe('free');
  expect(keptOf(wednesday, { fasting: false, fastingNoOil: true })).toBe('free');
});

test('without a date Wednesdays and Fridays are strict', () => {
  const problem = dinnerOf({ wishes: { fasting: true, fastingFish: true, fastingNoOil: true } });
  expect([1, 2, 3, 4, 5, 6, 7].map((day) => rulesOn(problem, day).fast)).toEqual([
    'free',
    'free',
    'strict',
    'free',
    'strict',
    'free',
    'free',
  ]);
});

test('a dish of unknown ingredients keeps no fast, not even cheese-fare week', () => {
  const degrees = FAST_DEGREES.filter((degree) => fitsFast(candidate({ id: 1 }), degree));
  expect(degrees).toEqual(['free']);
  const fish = candidate({ id: 2, fast: 'fish' });
  expect(FAST_DEGREES.filter((degree) => fitsFast(fish, degree))).toEqual(['free', 'meatless', 'fish']);
});

test('a dish is refused by meal, allergens, fast and minutes, in that order', () => {
  const problem = dinnerOf({ wishes: { fasting: true, weekdayMinutes: 20 }, startDate: '2026-10-14' });
  const rules = rulesOn(problem, 1);
  expect(rules).toMatchObject({ fast: 'oil', limit: 20, weekday: 3 });
  expect(refusedBy(candidate({ id: 1 }), 'Breakfast', rules)).toBe('meal');
  expect(refusedBy(candidate({ id: 1 }), 'Dinner', rules)).toBe('fasting');
  expect(refusedBy(candidate({ id: 1, isFasting: true, minutes: 31 }), 'Dinner', rules)).toBe(
    'weekdayMinutes',
  );
  expect(refusedBy(candidate({ id: 1, isFasting: true }), 'Dinner', rules)).toBeUndefined();
  expect(rulesOn(problem, 4).limit).toBeUndefined();
});

test('a main meal may leave leftovers for another, a breakfast only for a breakfast', () => {
  const dinner = candidate({ id: 1, meals: ['Dinner'], canBeLeftovers: true });
  expect(fitsAsLeftovers(dinner, 'Lunch')).toBe(true);
  expect(fitsAsLeftovers(dinner, 'Breakfast')).toBe(false);
  expect(fitsAsLeftovers({ ...dinner, canBeLeftovers: false }, 'Dinner')).toBe(false);
});

test('a dish without a meal is a lunch or a dinner, and may leave leftovers for either', () => {
  const dish = candidate({ id: 1, meals: [], canBeLeftovers: true });
  const meals = ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert'] as const;
  expect(meals.filter((meal) => isForMeal(dish, meal))).toEqual(['Lunch', 'Dinner']);
  expect(meals.filter((meal) => fitsAsLeftovers(dish, meal))).toEqual(['Lunch', 'Dinner']);
  expect(refusedBy(dish, 'Dinner', rulesOn(dinnerOf({}), 1))).toBeUndefined();
});
