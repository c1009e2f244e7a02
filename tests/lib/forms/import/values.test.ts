import { expect, test } from 'vitest';
import { importChange, importValues, wordsOf } from '@/lib/forms/import/values';
import { at } from '@/tests/support/at';
import { importedRecipe, importedLine } from '../../../support/builders/import';

const recipe = importedRecipe({
  TimeToCook: null,
  tags: ['quick', 'eggs'],
  Steps: [
    { description: 'Beat.', minutes: null },
    { description: 'Fry.', minutes: 5 },
  ],
});
const base = importValues(recipe, 'en');

test('only changes are sent', () => {
  expect(importChange(recipe, base, base)).toEqual({ key: 'one' });
  expect(importChange(recipe, base, { ...base, Name: '  Omelette of  two ', servingAmount: '' })).toEqual({
    key: 'one',
    Name: 'Omelette of two',
    servingAmount: null,
  });
});

test('a time is read as written', () => {
  expect(importChange(recipe, base, { ...base, TimeToCook: '1 h 20 min' })).toMatchObject({ TimeToCook: 80 });
});

test('preparation is corrected beside the time', () => {
  expect(importChange(recipe, base, { ...base, prepTime: '20' })).toEqual({ key: 'one', prepTime: 20 });
  const { prepTime: _none, ...older } = recipe;
  expect(importValues(older, 'en').prepTime).toBe('');
});

test('a step keeps its source’s other fields; an empty one is left out', () => {
  const withImages = importedRecipe({
    Steps: [{ description: 'Beat.', minutes: null, images: [{ url: 'a' }] }],
  });
  const values = importValues(withImages, 'en');
  const Steps = [
    { ...at(values.Steps, 0), description: 'Beat well.' },
    { description: ' ', minutes: '' },
  ];
  expect(importChange(withImages, values, { ...values, Steps })).toEqual({
    key: 'one',
    Steps: [{ description: 'Beat well.', minutes: null, images: [{ url: 'a' }] }],
  });
});

test('a line without a text is left out', () => {
  const ingredients = [...base.ingredients, importedLine({ text: ' ' })];
  expect(importChange(recipe, base, { ...base, ingredients })).toEqual({ key: 'one' });
});

test('tags are words with commas between them, each once', () => {
  expect(wordsOf(' quick,  Quick, სადღესასწაულო ;\nold  school,')).toEqual([
    'quick',
    'სადღესასწაულო',
    'old school',
  ]);
});
