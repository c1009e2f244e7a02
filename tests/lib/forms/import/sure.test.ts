import { expect, test } from 'vitest';
import { lineCount, sureWords } from '@/lib/forms/import/sure';
import { importedRecipe, importedLine } from '../../../support/builders/import';

const eggs = importedLine({ product: 1 });
const milk = importedLine({ text: '1 l milk', name: 'milk', food: 4 });
const dust = importedLine({ text: '1 magic dust', name: 'magic dust' });

test('certain words are counted over waiting recipes, the most frequent first', () => {
  const words = sureWords([
    importedRecipe({ key: 'a', ingredients: [milk, eggs, importedLine({ product: 1, name: 'Eggs' }), dust] }),
    importedRecipe({ key: 'b', ingredients: [eggs, { ...dust, own: true }] }),
    importedRecipe({ key: 'taken', dish: 7, ingredients: [milk] }),
  ]);
  expect(words).toEqual([
    { name: 'eggs', product: 1, food: null, lines: 3, recipes: 2 },
    { name: 'milk', product: null, food: 4, lines: 1, recipes: 1 },
  ]);
  expect(lineCount(words)).toBe(4);
});

test('equal words with two meanings appear twice', () => {
  const recipe = importedRecipe({ ingredients: [eggs, importedLine({ product: 2 })] });
  expect(sureWords([recipe]).map(({ product }) => product)).toEqual([1, 2]);
});
