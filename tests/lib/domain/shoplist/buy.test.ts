import { expect, test } from 'vitest';
import { priceOf, purchaseOf } from '@/lib/domain/shoplist/buy';

const flour = { id: 1, Name: 'Flour', costTetri: 25, packSize: 1000 };

test('rounds up to whole packs and prices those', () => {
  expect(purchaseOf({ product: flour, amount: 1200, unit: 'gr' })).toEqual({ packs: 2, costTetri: 500 });
  expect(purchaseOf({ product: flour, amount: 0.1 + 0.2 + 999.7, unit: 'gr' }).packs).toBe(1);
  expect(purchaseOf({ product: { ...flour, packSize: null }, amount: 300, unit: 'gr' })).toEqual({
    packs: null,
    costTetri: 75,
  });
});

test('what cannot be weighed or priced is unknown, not free', () => {
  expect(purchaseOf({ product: flour, amount: 2, unit: 'Piece' })).toEqual({ packs: null, costTetri: null });
  expect(
    purchaseOf({ product: { ...flour, costTetri: null }, amount: 300, unit: 'gr' }).costTetri,
  ).toBeNull();
  const lines = [
    { product: flour, amount: 500, unit: 'gr' as const },
    { product: null, amount: null, unit: null },
  ];
  expect(priceOf(lines)).toEqual({ tetri: 250, unknown: 1 });
});
