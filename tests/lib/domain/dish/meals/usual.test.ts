import { expect, test } from 'vitest';
import { mealsFor } from '@/lib/domain/dish/meals/usual';

test('a dish is for the meals that it says, and for a main meal where it says none', () => {
  expect(mealsFor(['Breakfast'])).toEqual(['Breakfast']);
  expect(mealsFor([])).toEqual(['Lunch', 'Dinner']);
});
