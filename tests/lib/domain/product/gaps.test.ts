import { expect, test } from 'vitest';
import { gapsOf } from '@/lib/domain/product/gaps';
import { buildProduct } from '../../../support/builders/dish';

test('gaps name missing figures and the missing weight of the unit', () => {
  const bare = buildProduct({ calories: null, costTetri: undefined });
  expect(gapsOf({ amount: 1, unit: 'Piece', product: bare })).toEqual([
    'calories',
    'costTetri',
    'gramsPerPiece',
  ]);
  expect(gapsOf({ amount: 1, unit: 'ml', product: buildProduct() })).toEqual(['gramsPerMl']);
  expect(gapsOf({ amount: 1, unit: 'gr', product: buildProduct() })).toEqual([]);
  expect(gapsOf({ amount: 1, unit: 'gr' })).toEqual([]);
});

test('a product added to taste needs nothing', () => {
  expect(gapsOf({ amount: null, unit: null, product: { Name: 'Salt' } })).toEqual([]);
});
