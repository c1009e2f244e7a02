import { expect, test } from 'vitest';
import { dishByOwnPrices, latestWith, per100, shopsOf, withOwnPrice } from '@/lib/domain/prices/own';
import type { Paid } from '@/lib/domain/prices/types';

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

test('a price of pieces or spoons is one of 100 gr where it can be weighed', () => {
  expect(per100(paid({ amount: 10 }), EGGS)).toBe(84);
  expect(per100(paid({ amount: 200, unit: 'gr' }), EGGS)).toBe(210);
  expect(per100(paid({ amount: 200, unit: 'ml' }), EGGS)).toBeUndefined();
});

test('what cannot be weighed, or was never bought, costs what the product says', () => {
  expect(withOwnPrice(EGGS, latestWith([paid({ amount: 10 })], [])).costTetri).toBe(84);
  expect(withOwnPrice(EGGS, latestWith([paid({ unit: 'ml' })], []))).toBe(EGGS);
  expect(withOwnPrice(EGGS, latestWith([paid({ product: 8 })], []))).toBe(EGGS);
});

test('the latest day holds; of one day what was written down last', () => {
  const latest = latestWith(
    [paid({ tetri: 1 }), paid({ product: 8, day: '2026-11-21', shop: 'Nikora' })],
    [paid({ tetri: 2 }), paid({ tetri: 3, day: '2026-11-19' })],
  );
  expect(latest.get(9)?.tetri).toBe(2);
  expect(shopsOf(latest)).toEqual(['Nikora', 'Carrefour']);
});

test('a recipe is priced in all its parts, and says whether anything was', () => {
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
