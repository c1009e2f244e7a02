import { expect, test } from 'vitest';
import { pricesOf } from '@/lib/domain/product/price';

test('gives the price per 100 g, kg, piece and pack, and nothing unknown', () => {
  expect(pricesOf({ costTetri: 95, gramsPerPiece: 55, packSize: 550 })).toEqual({
    per100: 95,
    perKilo: 950,
    perPiece: 52.25,
    perPack: 522.5,
  });
  expect(pricesOf({ costTetri: 0 })).toEqual({ per100: 0, perKilo: 0 });
  expect(pricesOf({ costTetri: null, gramsPerPiece: 55 })).toBeUndefined();
});
