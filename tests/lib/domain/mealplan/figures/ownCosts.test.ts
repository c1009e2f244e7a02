import { expect, test } from 'vitest';
import { usesOwnPrices, withOwnCosts } from '@/lib/domain/mealplan/figures/ownCosts';
import { NO_PARTS } from '@/lib/domain/mealplan/record';
import { buildProduct } from '../../../../support/builders/dish';
import { buildEntry, buildPlanDish, dayWith } from '../../../../support/builders/mealplan';

const parts = {
  ...NO_PARTS,
  dishes: { 1: buildPlanDish({ pricelessProducts: ['Salt'] }), 2: buildPlanDish({ id: 2 }) },
  products: { 9: buildProduct({ id: 9, costTetri: 100 }) },
};
const own = {
  dishes: [
    { id: 1, costTetri: 450, pricelessProducts: [] },
    { id: 7, costTetri: 1, pricelessProducts: [] },
  ],
  products: [{ id: 9, costTetri: 84 }],
};

test('own costs override those of present dishes and products, and no others', () => {
  const laid = withOwnCosts(parts, own);
  expect(laid.dishes[1]).toMatchObject({ costTetri: 450, pricelessProducts: [], hasOwnCost: true });
  expect(laid.dishes[2]).toBe(parts.dishes[2]);
  expect(laid.dishes[7]).toBeUndefined();
  expect(laid.products[9]).toMatchObject({ costTetri: 84, hasOwnCost: true });
  expect(withOwnCosts(parts, null)).toBe(parts);
});

test('days use own prices if any of their entries do', () => {
  const laid = withOwnCosts(parts, own);
  const product = buildEntry({ kind: 'product', dish: null, product: 9 });
  expect(usesOwnPrices([dayWith(buildEntry({ dish: 2 })), dayWith(buildEntry({ dish: 1 }))], laid)).toBe(
    true,
  );
  expect(usesOwnPrices([dayWith(product)], laid)).toBe(true);
  expect(usesOwnPrices([dayWith(buildEntry({ dish: 2 }))], laid)).toBe(false);
  expect(usesOwnPrices([dayWith(buildEntry({ dish: 1 }), product)], parts)).toBe(false);
});
