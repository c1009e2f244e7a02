import { expect, test } from 'vitest';
import { measurable, scaleAmount } from '@/lib/domain/dish/scale';

test('an amount follows the servings fully', () => {
  expect(scaleAmount(2, 6, 2.5)).toBeCloseTo(0.8333, 4);
});

test.each([
  [0.83, 'Piece', 0.75],
  [0.95, 'Piece', 1],
  [1.67, 'Piece', 1.5],
  [4.4, 'Piece', 4],
  [0.05, 'Piece', 0.05],
  [0.17, 'Piece', 1 / 6],
  [0.21, 'Table Spoon', 0.25],
  [0.63, 'Table Spoon', 2 / 3],
  [0.04, 'Tea Spoon', 1 / 32],
  [1 / 16, 'Tea Spoon', 1 / 16],
  [0.02, 'Tea Spoon', 0.02],
  [0.353, 'oz', 1 / 3],
  [0.388, 'oz', 0.4],
  [0.05, 'cup', 0.05],
  [1.3, 'Tea Spoon', 4 / 3],
  [2.6, 'Spoon', 2.5],
  [7.2, 'Spoon', 7],
  [0.83, 'Pinch', 1],
  [2, 'Piece', 2],
  [312.5, 'gr', 312.5],
  [0.4, 'ml', 0.4],
] as const)('%f %s is rounded to %f', (amount, unit, expected) => {
  expect(measurable(amount, unit)).toBeCloseTo(expected, 9);
});
