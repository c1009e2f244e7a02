import { expect, test } from 'vitest';
import { asOnPack, wholeCount } from '@/lib/domain/product/pack';

test.each([
  [0.2, 1],
  [1, 1],
  [1.0000000001, 1],
  [1.01, 2],
  [0, 1],
])('%d packs are bought as %d', (count, whole) => expect(wholeCount(count)).toBe(whole));

test.each([
  [550, { gramsPerPiece: 55 }, { amount: 10, unit: 'Piece' }],
  [1030, { gramsPerMl: 1.03 }, { amount: 1000, unit: 'ml' }],
  [1000, { gramsPerMl: 0.53 }, { amount: 1000, unit: 'gr' }],
  [1000, {}, { amount: 1000, unit: 'gr' }],
  [100, { gramsPerPiece: 55 }, { amount: 100, unit: 'gr' }],
] as const)('%d g are shown on the pack as people write it', (grams, facts, said) => {
  expect(asOnPack(grams, facts)).toEqual(said);
});
