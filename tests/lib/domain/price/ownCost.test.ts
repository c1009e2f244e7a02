import { expect, test } from 'vitest';
import { withOwnCost } from '@/lib/domain/price/ownCost';

test('an own cost overrides the known cost and says so; without one nothing changes', () => {
  const dish = { Name: 'Bazhe', costTetri: 300, pricelessProducts: ['Salt'] };
  const own = { costTetri: null, pricelessProducts: [] };
  expect(withOwnCost(dish, own)).toEqual({ Name: 'Bazhe', ...own, hasOwnCost: true });
  expect(withOwnCost(dish, null)).toBe(dish);
});
