import { expect, test } from 'vitest';
import { lineTexts, linesBefore, correctedLine } from '@/lib/forms/import/correctedLine';
import { importedRecipe, importedLine } from '../../../support/builders/import';

const cup = { label: 'cup', labelKa: null, grams: 200 };
const weights = { portions: [cup], gramsPerMl: null, gramsPerPiece: null };
const sugar = importedLine({ text: '1½ cups sugar', amount: 360, unit: 'ml', name: 'sugar', product: 3 });
const before = lineTexts(sugar, weights, { of: 'en', language: 'en' });
const mend = (part: Partial<typeof before>) =>
  correctedLine(sugar, { before, after: { ...before, ...part }, weights });

test('the fields begin with the amount to be stored', () =>
  expect(before).toEqual({ amount: '300', unit: 'gr', words: 'sugar' }));

test('an untouched field stays as its source', () => expect(mend({})).toEqual(sugar));

test.each([
  [{ amount: '250' }, { amount: 250, amountTo: null, unit: 'gr' }],
  [
    { amount: '2–3', unit: 'Table Spoon' },
    { amount: 2, amountTo: 3, unit: 'Table Spoon' },
  ],
  [{ amount: '2 cups' }, { amount: 400, amountTo: null, unit: 'gr' }],
  [{ amount: ' ' }, { amount: null, amountTo: null, unit: null }],
] as const)('%j', (part, kept) => expect(mend(part)).toEqual({ ...sugar, ...kept }));

test('other words have no meaning yet, the same words in another case keep theirs', () => {
  expect(mend({ words: 'icing sugar' })).toMatchObject({ name: 'icing sugar', product: null, amount: 360 });
  expect(mend({ words: ' Sugar ' })).toEqual(sugar);
});

test.each([
  [{ amount: 'much' }, 'amount'],
  [{ words: ' ' }, 'words'],
] as const)('%j is a fault in its field', (part, fault) => expect(mend(part)).toBe(fault));

test('a bare number of an uncounted food asks for its unit', () =>
  expect(correctedLine(sugar, { before, after: { ...before, amount: '300', unit: '' }, weights: null })).toBe(
    'unit',
  ));

test('a line is restored only if it is still there', () => {
  const other = importedLine();
  const torte = importedRecipe({ key: 'torte', ingredients: [other, { ...sugar, amount: 5 }] });
  const line = { recipe: 'torte', at: 1, before: sugar };
  expect(linesBefore([torte], line)).toEqual([other, sugar]);
  expect(linesBefore([{ ...torte, ingredients: [other] }], line)).toBeUndefined();
  expect(linesBefore([{ ...torte, dish: 7 }], line)).toBeUndefined();
});
