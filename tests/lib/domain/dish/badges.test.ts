import { expect, test } from 'vitest';
import { badgesOf } from '@/lib/domain/dish/badges';

test('a vegan badge makes those for vegetarian and dairy-free unnecessary', () => {
  expect(badgesOf(['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free'])).toEqual(['Vegan', 'Gluten Free']);
  expect(badgesOf(['Vegetarian', 'Dairy-Free'])).toEqual(['Vegetarian', 'Dairy-Free']);
});
