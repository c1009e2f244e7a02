import { expect, test } from 'vitest';
import { dishesOfMeal } from '@/lib/domain/mealplan/fits';
import { buildDay, buildEntry, buildMeal } from '../../../support/builders/mealplan';

const eaten = (type: 'Breakfast' | 'Lunch', ...dishes: number[]) =>
  buildDay({ meals: [buildMeal({ type, entries: dishes.map((dish) => buildEntry({ dish })) })] });

test('dishes of the same meal come first by frequency, equals by recency', () => {
  const days = [eaten('Breakfast', 1, 2), eaten('Lunch', 9), eaten('Breakfast', 2, 3)];
  expect(dishesOfMeal(days, 'Breakfast')).toEqual([2, 3, 1]);
  expect(dishesOfMeal(days, 'Dinner')).toEqual([]);
});
