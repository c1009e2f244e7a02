import { expect, test } from 'vitest';
import { toStockAmount } from '@/lib/domain/stock/units';

const egg = { Name: 'Egg', gramsPerPiece: 55 };

test('amounts become what the stock counts; pieces are whole', () => {
  expect(toStockAmount(500, 'gr', 'Piece', egg)).toBe(10);
  expect(toStockAmount(2.2, 'Piece', 'Piece', egg)).toBe(3);
  expect(toStockAmount(2, 'Piece', 'gr', egg)).toBe(110);
  expect(toStockAmount(2, 'Table Spoon', 'ml', { Name: 'Milk', gramsPerMl: 1.03 })).toBe(30);
  expect(toStockAmount(2, 'ml', 'gr', egg)).toBeUndefined();
});
