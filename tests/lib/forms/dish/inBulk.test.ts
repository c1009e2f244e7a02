import { expect, test } from 'vitest';
import { mealChanges, ratedBack, takenBack } from '@/lib/forms/dish/inBulk';

test('meals join those that recipes have, or take their place', () => {
  expect(mealChanges(new Set([7, 9]), ['Lunch'], 'add')).toEqual([
    { dish: 7, add: ['Lunch'], remove: [] },
    { dish: 9, add: ['Lunch'], remove: [] },
  ]);
  expect(mealChanges([7], ['Lunch', 'Dinner'], 'only')).toEqual([
    { dish: 7, add: ['Lunch', 'Dinner'], remove: ['Breakfast', 'Snack', 'Dessert'] },
  ]);
});

test('the way back is the opposite, for those alone that have changed', () => {
  const changed = [
    { dish: 7, added: ['Lunch'], removed: ['Snack', 'Dessert'] },
    { dish: 9, added: [], removed: [] },
  ] as const;
  expect(takenBack(changed)).toEqual([{ dish: 7, add: ['Snack', 'Dessert'], remove: ['Lunch'] }]);
});

test('ratings go back to what they were, where they were another', () => {
  const changed = [
    { dish: 7, rating: 5, before: null },
    { dish: 8, rating: 5, before: 3 },
    { dish: 9, rating: 5, before: 5 },
  ];
  expect(ratedBack(changed)).toEqual([
    { dish: 7, rating: null },
    { dish: 8, rating: 3 },
  ]);
});
