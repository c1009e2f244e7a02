import { expect, test } from 'vitest';
import { insteadOf } from '@/lib/domain/substitutes/amount';

const flour = { Name: 'Flour', gramsPerMl: 0.5, gramsPerPiece: null };
const weightless = { ratio: 1, gramsPerMl: null, gramsPerPiece: null };

test('computes the replacing amount by mass, at both ends of a range', () => {
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

test('keeps the spoon if both are measured by volume, by the weight of a spoon of each', () => {
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

test('counts in half pieces for a counted substitute, and weighs smaller amounts', () => {
  const lemon = { Name: 'Lemon', gramsPerPiece: 100 };
  const lime = { ratio: 1, gramsPerMl: null, gramsPerPiece: 67 };
  expect(insteadOf({ amount: 1, unit: 'Piece' }, lemon, lime)).toMatchObject({ amount: 1.5, unit: 'Piece' });
  const melon = { ratio: 1, gramsPerMl: null, gramsPerPiece: 1000 };
  expect(insteadOf({ amount: 1, unit: 'Piece' }, lemon, melon)).toMatchObject({ amount: 100, unit: 'gr' });
});

test('is empty for "to taste", a deleted product, or an unknown weight', () => {
  expect(insteadOf({ amount: null, unit: null }, flour, weightless)).toBeUndefined();
  expect(insteadOf({ amount: 1, unit: 'gr' }, null, weightless)).toBeUndefined();
  expect(insteadOf({ amount: 1, unit: 'Piece' }, flour, weightless)).toBeUndefined();
});
