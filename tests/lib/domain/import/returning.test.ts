import { expect, test } from 'vitest';
import { isReturning, RETURNING } from '@/lib/domain/import/returning';

test('personal records come back, each after the records it refers to; nothing else does', () => {
  expect(RETURNING.filter(isReturning)).toEqual(RETURNING);
  expect(RETURNING.indexOf('products')).toBeLessThan(RETURNING.indexOf('dishes'));
  expect(RETURNING.indexOf('mealplans')).toBeLessThan(RETURNING.indexOf('logs'));
  for (const home of ['pantry-items', 'prices', 'barcodes'] as const)
    expect(RETURNING.indexOf('products')).toBeLessThan(RETURNING.indexOf(home));
  expect(['pantry-movements', 'households'].filter(isReturning)).toEqual([]);
  expect(['orders', 'stocks', 'foods', 'audits', 'memberships', 'shop'].filter(isReturning)).toEqual([]);
});
