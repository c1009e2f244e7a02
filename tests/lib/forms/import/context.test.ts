import { expect, test } from 'vitest';
import { recipesWith, stepsWith } from '@/lib/forms/import/context';
import { brought } from '../../../support/import';

test('words stand in the recipes that wait, not in what is taken', () => {
  const recipes = [brought({ key: 'a' }), brought({ key: 'b', dish: 7 }), brought({ key: 'c' })];
  expect(recipesWith(recipes, { recipes: ['a', 'b'] }).map(({ key }) => key)).toEqual(['a']);
});

test('the steps that name the words keep their numbers', () => {
  const Steps = ['Beat the whites.', 'Fold in the Hazelnut flour.', 'Bake.'].map((description) => ({
    description,
    minutes: null,
  }));
  expect(stepsWith({ Steps }, 'hazelnut flour')).toEqual([{ number: 2, text: Steps[1].description }]);
  expect(stepsWith({ Steps }, '')).toEqual([]);
});
