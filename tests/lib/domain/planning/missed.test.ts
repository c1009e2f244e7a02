import { expect, test } from 'vitest';
import type { DishType } from '@/lib/domain/dish/types';
import { at } from '@/tests/support/at';
import { dinnerOf, dinners, saidOf } from './problems';

test('a missed target names the swap that comes nearest, and its cost', () => {
  const dishes = dinners(
    { fats: 15, costTetri: 300 },
    { fats: 40, costTetri: 500, minutes: 25, daysSince: 1, isSaved: false },
  );
  const eaters = [{ Name: 'Nino', factor: 2, targets: { fats: 80 } }];
  const keep = [{ day: 1, meal: 'Dinner' as DishType, dish: 1 }];
  expect(saidOf(dinnerOf({ dishes, eaters, keep }), 'target')).toMatchObject([
    { day: 1, values: { eater: 'Nino', nutrient: 'fats', target: 80, amount: 54, difference: -26 } },
  ]);
  const wished = [{ ...at(dishes, 0), tags: ['bean'] }, at(dishes, 1)];
  const needs = [{ ...at(eaters, 0), targets: { fats: 65 } }];
  const wishes = { tags: [{ tag: 'bean', min: 1 }] };
  const instead = { meal: 'Dinner', dish: 2, servings: 1.5, costTetri: -330, difference: -5 };
  expect(saidOf(dinnerOf({ dishes: wished, eaters: needs, wishes }), 'target')).toMatchObject([
    { day: 1, values: { amount: 54, difference: -11, instead } },
  ]);
});
