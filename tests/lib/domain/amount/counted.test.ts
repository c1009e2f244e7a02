import { expect, test } from 'vitest';
import { isCounted, usualUnit } from '@/lib/domain/amount/counted';

const portion = (label: string, grams: number) => ({ label, labelKa: null, grams });
const onion = { gramsPerPiece: 110 };
const piece = (label: string, grams: number) => ({ gramsPerPiece: grams, portions: [portion(label, grams)] });

test.each([
  ['onions', onion, 2],
  ['half a lemon', { gramsPerPiece: 100, portions: [] }, 0.5],
  ['cloves of garlic', { gramsPerPiece: 5, pieceName: 'clove' }, 3],
  ['eggs by their size', piece('large', 50), 12],
  ['foods weighed only by a portion', { gramsPerPiece: null, portions: [portion('medium', 61)] }, 2],
  ['many small pieces', piece('almond', 1.2), 40],
  ['a few large ones', { gramsPerPiece: 6000 }, 2],
])('%s are counted', (_, food, amount) => expect(isCounted(food, amount)).toBe(true));

test.each([
  ['unknown foods', null, 2],
  ['flour', { gramsPerPiece: null, portions: [portion('cup', 125)] }, 2],
  ['butter, whose piece is a stick', piece('stick', 113), 2],
  ['tinned tomatoes', piece('can', 400), 1],
  ['bread by the slice', piece('slice', 30), 2],
  ['coffee', piece('cup', 237), 1],
  ['chocolate', piece('bar', 100), 2],
  ['hundreds of onions', onion, 200],
  ['more than anybody weighs', onion, 49],
])('%s are not counted', (_, food, amount) => expect(isCounted(food, amount)).toBe(false));

test('counted products are shown in pieces; the rest are unknown', () => {
  expect(usualUnit(onion)).toBe('Piece');
  expect(usualUnit({})).toBe('');
});
