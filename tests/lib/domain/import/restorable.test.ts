import { expect, test } from 'vitest';
import { isRestorable, RESTORABLE } from '@/lib/domain/import/restorable';

test('personal records come back, each after the records it refers to; nothing else does', () => {
  expect(RESTORABLE.filter(isRestorable)).toEqual(RESTORABLE);
  expect(RESTORABLE.indexOf('products')).toBeLessThan(RESTORABLE.indexOf('dishes'));
  expect(RESTORABLE.indexOf('mealplans')).toBeLessThan(RESTORABLE.indexOf('logs'));
  for (const home of ['pantry-items', 'prices', 'barcodes'] as const)
    expect(RESTORABLE.indexOf('products')).toBeLessThan(RESTORABLE.indexOf(home));
  expect(['pantry-movements', 'households'].filter(isRestorable)).toEqual([]);
  expect(['orders', 'stocks', 'foods', 'audits', 'memberships', 'shop'].filter(isRestorable)).toEqual([]);
});
