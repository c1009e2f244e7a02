import { expect, test } from 'vitest';
import { insteadOf } from '@/lib/domain/substitutes/amount';

const flour = { Name: 'Flour', gramsPerMl: 0.5, gramsPerPiece: null };
const weightless = { ratio: 1, gramsPerMl: null, gramsPerPiece: null };

test('works out what does for an amount by mass, ranges at both ends', () => {
  const half = { ...weightless, ratio: 0.5 };
  expect(insteadOf({ amount: 200, unit: 'gr' }, flour, half)).toEqual({
    amount: 100,
    amountTo: null,
    unit: 'gr',
  });
  expect(insteadOf({ amount: 100, amountTo: 150, unit: 'gr' }, flour, half)).toMatchObject({
    amount: 50,
    amountTo: 75,
  });
});

test('keeps the spoon where both are weighed by volume, by what a spoon of each weighs', () => {
  const heavy = { ratio: 1, gramsPerMl: 1, gramsPerPiece: null };
  expect(insteadOf({ amount: 2, unit: 'Table Spoon' }, flour, heavy)).toMatchObject({
    amount: 1,
    unit: 'Table Spoon',
  });
  expect(insteadOf({ amount: 2, unit: 'Table Spoon' }, flour, weightless)).toMatchObject({
    amount: 15,
    unit: 'gr',
  });
});

test('counts in halves of pieces where the substitute is counted, and weighs what is less', () => {
  const lemon = { Name: 'Lemon', gramsPerPiece: 100 };
  const lime = { ratio: 1, gramsPerMl: null, gramsPerPiece: 67 };
  expect(insteadOf({ amount: 1, unit: 'Piece' }, lemon, lime)).toMatchObject({ amount: 1.5, unit: 'Piece' });
  const melon = { ratio: 1, gramsPerMl: null, gramsPerPiece: 1000 };
  expect(insteadOf({ amount: 1, unit: 'Piece' }, lemon, melon)).toMatchObject({ amount: 100, unit: 'gr' });
});

test('says nothing of what is to taste, of a product that is gone, or whose weight is not known', () => {
  expect(insteadOf({ amount: null, unit: null }, flour, weightless)).toBeUndefined();
  expect(insteadOf({ amount: 1, unit: 'gr' }, null, weightless)).toBeUndefined();
  expect(insteadOf({ amount: 1, unit: 'Piece' }, flour, weightless)).toBeUndefined();
});
