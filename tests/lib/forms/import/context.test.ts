import { expect, test } from 'vitest';
import { lineOf, recipesWith, stepsWith } from '@/lib/forms/import/context';
import { at } from '@/tests/support/at';
import { importedRecipe, importedLine, HAZELNUT_FLOUR } from '../../../support/builders/import';

test('words are found in waiting recipes, not in taken ones', () => {
  const recipes = [
    importedRecipe({ key: 'a' }),
    importedRecipe({ key: 'b', dish: 7 }),
    importedRecipe({ key: 'c' }),
  ];
  expect(recipesWith(recipes, { recipes: ['a', 'b'] }).map(({ key }) => key)).toEqual(['a']);
});

test('steps that name the words keep their numbers', () => {
  const Steps = ['Beat the whites.', 'Fold in the Hazelnut flour.', 'Bake.'].map((description) => ({
    description,
    minutes: null,
  }));
  expect(stepsWith({ Steps }, 'hazelnut flour')).toEqual([{ number: 2, text: at(Steps, 1).description }]);
  expect(stepsWith({ Steps }, '')).toEqual([]);
});

test('a question quotes a line of a waiting recipe', () => {
  const line = importedLine({ text: HAZELNUT_FLOUR.text, name: 'Hazelnut flour', amount: 150 });
  const other = importedLine({ text: '20 g hazelnut flour', name: 'hazelnut flour' });
  const recipes = [
    importedRecipe({ key: 'a', dish: 7, ingredients: [line] }),
    importedRecipe({ key: 'b', language: 'ka', ingredients: [other, line] }),
  ];
  const question = { ...HAZELNUT_FLOUR, recipes: ['a', 'b'] };
  expect(lineOf(recipes, question)).toEqual({ line, language: 'ka' });
  expect(lineOf(recipes.slice(0, 1), question)).toBeUndefined();
});
