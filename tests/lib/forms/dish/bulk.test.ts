import { expect, test } from 'vitest';
import { mealChanges, ratedBack, takenBack } from '@/lib/forms/dish/bulk';

test('meals are added to the recipes’ own, or replace them', () => {
  expect(mealChanges(new Set([7, 9]), ['Lunch'], 'add')).toEqual([
    { dish: 7, add: ['Lunch'], remove: [] },
    { dish: 9, add: ['Lunch'], remove: [] },
  ]);
  expect(mealChanges([7], ['Lunch', 'Dinner'], 'only')).toEqual([
    { dish: 7, add: ['Lunch', 'Dinner'], remove: ['Breakfast', 'Snack', 'Dessert'] },
  ]);
});

test('the undo is the reverse, for the changed recipes only', () => {
  const changed = [
    { dish: 7, added: ['Lunch'], removed: ['Snack', 'Dessert'] },
    { dish: 9, added: [], removed: [] },
  ] as const;
  expect(takenBack(changed)).toEqual([{ dish: 7, add: ['Snack', 'Dessert'], remove: ['Lunch'] }]);
});

test('ratings return to their old values, if they differed', () => {
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
