import { expect, test } from 'vitest';
import { badgesOf } from '@/lib/domain/dish/badges';

test('what is vegan needs no badge for vegetarian and dairy-free', () => {
  expect(badgesOf(['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free'])).toEqual(['Vegan', 'Gluten Free']);
  expect(badgesOf(['Vegetarian', 'Dairy-Free'])).toEqual(['Vegetarian', 'Dairy-Free']);
});
