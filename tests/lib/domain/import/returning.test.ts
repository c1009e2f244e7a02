import { expect, test } from 'vitest';
import { isReturning, RETURNING } from '@/lib/domain/import/returning';

test('what people make themselves comes back, each after what it refers to; nothing else does', () => {
  expect(RETURNING.filter(isReturning)).toEqual(RETURNING);
  expect(RETURNING.indexOf('products')).toBeLessThan(RETURNING.indexOf('dishes'));
  expect(RETURNING.indexOf('mealplans')).toBeLessThan(RETURNING.indexOf('logs'));
  expect(['orders', 'stocks', 'foods', 'audits', 'memberships', 'shop'].filter(isReturning)).toEqual([]);
});
