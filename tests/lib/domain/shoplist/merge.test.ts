import { describe, expect, test } from 'vitest';
import type { Unit } from '@/lib/domain/dish/types';
import { mergeNeeds } from '@/lib/domain/shoplist/merge';
import type { Need, ShopProduct } from '@/lib/domain/shoplist/types';
import { atLeast } from '@/tests/support/at';

const product = (id: number, given: Partial<ShopProduct> = {}): ShopProduct => ({
  id,
  Name: `Product ${id}`,
  ...given,
});
const need = (one: ShopProduct | null, amount: number | null, unit: Unit | null, dish = 1): Need => ({
  product: one,
  Name: one?.Name ?? 'Candles',
  amount,
  unit,
  from: { dish, Name: `Dish ${dish}`, times: 1 },
});
const sums = (needs: Need[]) => mergeNeeds(needs).map(({ amount, unit, fault }) => [amount, unit, fault]);

describe('adding up the needed amounts', () => {
  test('makes one line per product, with its dishes and their number', () => {
    const flour = product(1);
    const [line, ...rest] = atLeast(
      1,
      mergeNeeds([need(flour, 200, 'gr', 1), need(flour, 300, 'gr', 2), need(flour, 100, 'gr', 1)]),
    );
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ amount: 600, unit: 'gr', fault: null });
    expect(line.from).toEqual([
      { dish: 1, Name: 'Dish 1', times: 2 },
      { dish: 2, Name: 'Dish 2', times: 1 },
    ]);
  });

  test('keeps pieces in pieces and liquids in ml, without a weight', () => {
    const egg = product(1);
    expect(sums([need(egg, 2, 'Piece'), need(egg, 3, 'Piece')])).toEqual([[5, 'Piece', null]]);
    expect(sums([need(egg, 300, 'ml'), need(egg, 2, 'Table Spoon')])).toEqual([[330, 'ml', null]]);
  });

  test('weighs spoonfuls if possible', () => {
    expect(
      sums([
        need(product(1, { gramsPerMl: 1.2 }), 2, 'Tea Spoon'),
        need(product(1, { gramsPerMl: 1.2 }), 1, 'Pinch'),
      ]),
    ).toEqual([[12.36, 'gr', null]]);
    expect(sums([need(product(1), 2, 'Tea Spoon')])).toEqual([[10, 'ml', null]]);
  });

  test('uses the product’s weights across units: pieces if most are pieces, otherwise grams', () => {
    const garlic = product(1, { gramsPerPiece: 5 });
    expect(sums([need(garlic, 15, 'gr'), need(garlic, 2, 'Piece')])).toEqual([[25, 'gr', null]]);
    const egg = product(2, { gramsPerPiece: 55 });
    expect(sums([need(egg, 3, 'Piece'), need(egg, 55, 'gr')])).toEqual([[4, 'Piece', null]]);
    const milk = product(3, { gramsPerMl: 1.03 });
    expect(sums([need(milk, 100, 'ml'), need(milk, 97, 'gr')])).toEqual([[200, 'gr', null]]);
  });

  test('keeps an unweighable amount on its own line, with the missing weight', () => {
    const oil = product(1);
    expect(
      sums([need(oil, 100, 'gr'), need(oil, 50, 'ml'), need(oil, 2, 'Piece'), need(oil, 20, 'gr')]),
    ).toEqual([
      [120, 'gr', null],
      [50, 'ml', 'gramsPerMl'],
      [2, 'Piece', 'gramsPerPiece'],
    ]);
  });

  test('adds no second line for an open amount', () => {
    const salt = product(1);
    const [line, ...rest] = atLeast(1, mergeNeeds([need(salt, null, null, 2), need(salt, 20, 'gr', 1)]));
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ amount: 20, unit: 'gr' });
    expect(line.from.map(({ dish }) => dish)).toEqual([1, 2]);
    expect(sums([need(salt, null, null)])).toEqual([[null, null, null]]);
  });

  test('makes one line per name without a product, in any spelling', () => {
    const candles = { ...need(null, null, null), Name: ' candles' };
    expect(mergeNeeds([need(null, null, null), candles])).toHaveLength(1);
  });
});
