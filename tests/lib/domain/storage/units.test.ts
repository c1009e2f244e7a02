import { expect, test } from 'vitest';
import { roundQuantity, toStockAmount } from '@/lib/domain/storage/units';

const egg = { Name: 'Egg', gramsPerPiece: 55 };

test('amounts are converted to the stock’s unit; pieces are whole', () => {
  expect(toStockAmount(500, 'gr', 'Piece', egg)).toBe(10);
  expect(toStockAmount(2.2, 'Piece', 'Piece', egg)).toBe(3);
  expect(toStockAmount(2, 'Piece', 'gr', egg)).toBe(110);
  expect(toStockAmount(2, 'Table Spoon', 'ml', { Name: 'Milk', gramsPerMl: 1.03 })).toBe(30);
  expect(toStockAmount(2, 'ml', 'gr', egg)).toBeUndefined();
});

test('quantities are rounded half up to a thousandth, pieces always up', () => {
  expect([0.0006, 0.0004, 1.2346].map(roundQuantity)).toEqual([0.001, 0, 1.235]);
  expect(toStockAmount(0.5, 'gr', 'gr', { Name: 'Salt' })).toBe(0.5);
  expect(toStockAmount(1.2, 'Piece', 'Piece', { Name: 'Egg' })).toBe(2);
  expect(toStockAmount(250.5, 'ml', 'ml', { Name: 'Milk' })).toBe(250.5);
  const milk = { Name: 'Milk', gramsPerMl: 1.03, gramsPerPiece: null };
  expect(toStockAmount(100, 'gr', 'ml', milk)).toBe(97.087);
  expect(toStockAmount(100, 'gr', 'Piece', milk)).toBeUndefined();
});
