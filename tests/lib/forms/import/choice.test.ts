import { expect, test } from 'vitest';
import {
  choiceWithoutWarnings,
  isTakeable,
  filteredRecipes,
  countNotTaken,
  takenOf,
  usualChoice,
} from '@/lib/forms/import/choice';
import { importedRecipe, importedLine } from '../../../support/builders/import';

const plain = importedRecipe({ key: 'plain' });
const remark = importedRecipe({ key: 'remark', warnings: [{ path: ['Steps'], key: 'stepsNone' }] });
const short = importedRecipe({ key: 'short', Name: 'Pie', warnings: [{ path: ['Name'], key: 'nameShort' }] });
const here = importedRecipe({ key: 'here', duplicateOf: 7 });
const taken = importedRecipe({ key: 'taken', dish: 8 });
const ALL = [plain, remark, short, here, taken];

test('recipes with faults and recipes already taken cannot be taken', () => {
  expect(ALL.filter(isTakeable)).toEqual([plain, remark, here]);
});

test('all available new recipes are chosen at first', () => {
  expect(usualChoice(ALL)).toEqual(['plain', 'remark']);
  expect(choiceWithoutWarnings(ALL)).toEqual(['plain']);
});

test('a chosen recipe that cannot be taken is left out, a known one is not', () => {
  expect(takenOf(ALL, new Set(['here', 'short', 'taken', 'plain']))).toEqual(['plain', 'here']);
});

test('the list filters recipes to check, which come first, known ones and taken ones', () => {
  const keys = (shown: Parameters<typeof filteredRecipes>[1]) =>
    filteredRecipes(ALL, shown).map(({ key }) => key);
  expect(keys('all')).toEqual(['remark', 'short', 'plain', 'here', 'taken']);
  expect(keys('understood')).toEqual([]);
  expect(keys('warned')).toEqual(['remark', 'short']);
  expect(keys('here')).toEqual(['here']);
  expect(keys('taken')).toEqual(['taken']);
});

test('left-out recipes are counted by reason, except taken ones', () => {
  expect(countNotTaken(ALL, ['plain'])).toEqual({ all: 3, mend: 1, here: 1, other: 1 });
  expect(countNotTaken(ALL, ['plain', 'remark', 'here'])).toEqual({ all: 1, mend: 1, here: 0, other: 0 });
});

test('a recipe is understood if it has no warnings and no open lines', () => {
  const known = { ingredients: [importedLine({ product: 1 }), importedLine({ own: true })] };
  const all = ALL.map((one) => ({ ...one, ...known }));
  expect(filteredRecipes(all, 'understood').map(({ key }) => key)).toEqual(['plain']);
});
