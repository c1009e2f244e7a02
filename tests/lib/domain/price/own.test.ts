import { expect, test } from 'vitest';
import {
  costOfServing,
  dishByOwnPrices,
  latestWith,
  ownCostOf,
  per100,
  shopsOf,
  withOwnPrice,
} from '@/lib/domain/price/own';
import type { Paid } from '@/lib/domain/price/types';

const paid = (given: Partial<Paid> = {}): Paid => ({
  product: 9,
  shop: 'Carrefour',
  day: '2026-11-20',
  tetri: 420,
  amount: 1,
  unit: 'Piece',
  ...given,
});
const EGGS = { id: 9, Name: 'Eggs', gramsPerPiece: 50, costTetri: 100 };

test('a price per piece or spoon becomes one per 100 g if it can be weighed', () => {
  expect(per100(paid({ amount: 10 }), EGGS)).toBe(84);
  expect(per100(paid({ amount: 200, unit: 'gr' }), EGGS)).toBe(210);
  expect(per100(paid({ amount: 200, unit: 'ml' }), EGGS)).toBeUndefined();
});

test('an unweighable product, or one never bought, costs the product’s price', () => {
  expect(withOwnPrice(EGGS, latestWith([paid({ amount: 10 })], [])).costTetri).toBe(84);
  expect(withOwnPrice(EGGS, latestWith([paid({ unit: 'ml' })], []))).toBe(EGGS);
  expect(withOwnPrice(EGGS, latestWith([paid({ product: 8 })], []))).toBe(EGGS);
});

test('the latest day counts; the last entry of one day counts', () => {
  const latest = latestWith(
    [paid({ tetri: 1 }), paid({ product: 8, day: '2026-11-21', shop: 'Nikora' })],
    [paid({ tetri: 2 }), paid({ tetri: 3, day: '2026-11-19' })],
  );
  expect(latest.get(9)?.tetri).toBe(2);
  expect(shopsOf(latest)).toEqual(['Nikora', 'Carrefour']);
});

test('a recipe is priced in all parts, and says whether any own price was used', () => {
  const dish = {
    ingredients: [{ product: EGGS, amount: 2 }, { amount: 1 }],
    sections: [{ title: 'Top', ingredients: [{ product: { ...EGGS, id: 8 }, amount: 1 }] }],
  };
  const { dish: own, isOwn } = dishByOwnPrices(dish, latestWith([paid({ amount: 10, product: 8 })], []));
  expect(isOwn).toBe(true);
  expect(own.sections[0]).toMatchObject({ title: 'Top', ingredients: [{ product: { costTetri: 84 } }] });
  expect(own.ingredients).toEqual(dish.ingredients);
  expect(dishByOwnPrices(dish, new Map()).isOwn).toBe(false);
});

test('a serving costs own prices, with product prices for the rest; products without either are named', () => {
  const ingredients = [
    { amount: 4, unit: 'Piece' as const, product: EGGS },
    { amount: 100, unit: 'gr' as const, product: { id: 8, Name: 'Flour', costTetri: 20 } },
    { amount: 5, unit: 'gr' as const, product: { id: 7, Name: 'Saffron' } },
  ];
  const dish = { ingredients, sections: [], servingAmount: 2 };
  const prices = latestWith([paid({ amount: 10 })], []);
  // 200 g at 84, 100 g at 20
  expect(ownCostOf(dish, prices)).toEqual({ costTetri: 94, pricelessProducts: ['Saffron'] });
  const all = latestWith([...prices.values(), paid({ product: 7, tetri: 600, amount: 5, unit: 'gr' })], []);
  expect(ownCostOf(dish, all)).toEqual({ costTetri: 394, pricelessProducts: [] });
  expect(ownCostOf(dish, latestWith([paid({ product: 6 })], []))).toBeUndefined();
  expect(ownCostOf({ ...dish, servingAmount: null }, prices)).toMatchObject({ costTetri: null });
  const salted = { ...dish, ingredients: [{ amount: null, unit: null, product: EGGS }] };
  expect(ownCostOf(salted, prices)).toEqual({ costTetri: null, pricelessProducts: [] });
});

test('weighed goods cost the same; a part without weight or price makes it unknown', () => {
  const parts = [
    { grams: 200, per100: 84 },
    { grams: 100, per100: 20 },
    { grams: 0, per100: null },
  ];
  expect(costOfServing(parts, 2)).toBe(94);
  expect(costOfServing(parts, null)).toBeNull();
  expect(costOfServing([...parts, { grams: null, per100: 3 }], 2)).toBeNull();
  expect(costOfServing([...parts, { grams: 5, per100: null }], 2)).toBeNull();
  expect(costOfServing([{ grams: 0, per100: 84 }], 2)).toBeNull();
});
