import { expect, test } from 'vitest';
import { energyShares } from '@/lib/domain/dish/ring';

test('energy is split by 4, 4 and 9 kcal per gram', () => {
  expect(energyShares({ prots: 9, carbs: 9, fats: 4 })).toEqual({ prots: 1 / 3, carbs: 1 / 3, fats: 1 / 3 });
});

test('a dish without energy has no shares', () => {
  expect(energyShares({ prots: 0, carbs: 0, fats: 0 })).toEqual({ prots: 0, carbs: 0, fats: 0 });
});
