import { expect, test } from 'vitest';
import { measureOf } from '@/lib/forms/order/measure';
import type { ShopProduct } from '@/lib/domain/shoplist/types';

const facts = (given: Partial<ShopProduct> = {}): ShopProduct => ({ id: 1, Name: 'X', ...given });
const garlic = facts({ gramsPerPiece: 5, pieceName: 'clove' });

test.each([
  ['less than a kilogram in grams', { amount: 950, unit: 'gr' }, { unit: 'gr', each: 1, step: 50 }],
  ['a kilogram as such', { amount: 1000, unit: 'gr' }, { unit: 'kg', each: 1000, step: 0.05 }],
  ['a litre as such', { amount: 1500, unit: 'ml' }, { unit: 'l', each: 1000, step: 0.05 }],
  ['pieces one by one', { amount: 3, unit: 'Piece' }, { unit: 'Piece', each: 1, step: 1 }],
  ['an amount that is still to be said in grams', { amount: null, unit: 'gr' }, { unit: 'gr', each: 1 }],
  [
    'garlic by the head',
    { amount: 100, unit: 'gr', facts: garlic },
    { unit: 'Piece', each: 50, isHeads: true },
  ],
  ['other weights of it in grams', { amount: 70, unit: 'gr', facts: garlic }, { unit: 'gr', each: 1 }],
] as const)('%s', (_name, line, wanted) => expect(measureOf(line)).toMatchObject(wanted));
