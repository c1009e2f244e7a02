import { expect, test } from 'vitest';
import { dietCounts, mealCounts, openOf } from '@/lib/forms/import/guesses';
import { importedRecipe, importedLine } from '../../../support/builders/import';

const known = [importedLine({ product: 1 })];
const recipes = [
  importedRecipe({ key: 'a', types: ['Lunch', 'Dinner'], dietaryFlags: ['Vegan'], ingredients: known }),
  importedRecipe({ key: 'b', types: ['Dinner'], ingredients: [importedLine({ own: true })] }),
  importedRecipe({ key: 'c' }),
];

test('meals and diets are counted in order, without empty ones', () => {
  expect(mealCounts(recipes)).toEqual([
    { name: 'Lunch', count: 1 },
    { name: 'Dinner', count: 2 },
  ]);
  expect(dietCounts(recipes)).toEqual([{ name: 'Vegan', count: 1 }]);
});

test('a recipe is open until all its words are explained', () => {
  expect(openOf(recipes).map(({ key }) => key)).toEqual(['c']);
});
