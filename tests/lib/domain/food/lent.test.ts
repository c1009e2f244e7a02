import { expect, test } from 'vitest';
import { isLent } from '@/lib/domain/food/lent';
import { buildProduct } from '../../../support/builders/dish';

test('a value is borrowed while it equals the food’s, and own once it differs', () => {
  const lent = { calories: 18, allergens: ['milk'], gramsPerMl: 0 };
  const product = buildProduct({ calories: 18, fats: 1, allergens: ['milk'], gramsPerMl: 0, lent });
  expect(isLent(product, 'calories')).toBe(true);
  expect(isLent(product, 'allergens')).toBe(true);
  expect(isLent(product, 'gramsPerMl')).toBe(true);
  expect(isLent(product, 'fats')).toBe(false);
  expect(isLent({ ...product, calories: 20, allergens: [] }, 'calories')).toBe(false);
  expect(isLent({ ...product, allergens: [] }, 'allergens')).toBe(false);
  expect(isLent({ ...product, lent: null }, 'calories')).toBe(false);
});
