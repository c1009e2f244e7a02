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
  expect(fitsFast(dish)).toBe(true);
});

test('a dish is refused by meal, allergens, fast and minutes, in that order', () => {
  const problem = dinnerOf({ wishes: { fasting: true, weekdayMinutes: 20 }, startDate: '2026-10-14' });
  const rules = rulesOn(problem, 1);
  expect(rules).toMatchObject({ isFast: true, limit: 20, weekday: 3 });
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
