import { expect, test } from 'vitest';
import { mealsFor } from '@/lib/domain/dish/meals/usual';

test('a dish is for its stated meals, or for a main meal if it states none', () => {
  expect(mealsFor(['Breakfast'])).toEqual(['Breakfast']);
  expect(mealsFor([])).toEqual(['Lunch', 'Dinner']);
});
