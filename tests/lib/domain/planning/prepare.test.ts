import { expect, test } from 'vitest';
import { prepare } from '@/lib/domain/planning/prepare';
import { at } from '@/tests/support/at';
import { candidate, dinnerOf } from './problems';

test('each meal of a day has a slot, and each kept dish its own, beside the requested meals too', () => {
  const dishes = [candidate({ id: 5 }), candidate({ id: 6 })];
  const keep = [5, 6].map((dish) => ({ day: 2, meal: 'Snack' as const, dish }));
  const gone = { day: 1, meal: 'Dinner' as const, dish: 99 };
  const { slots } = prepare(dinnerOf({ days: 2, dishes, keep: [...keep, gone] }));
  expect(slots.map(({ day, meal, locked }) => [day, meal, locked])).toEqual([
    [0, 'Dinner', -1],
    [1, 'Dinner', -1],
    [1, 'Snack', 0],
    [1, 'Snack', 1],
  ]);
});

test('eaters with equal targets and shares become one target with their common weight', () => {
  const eater = { Name: 'Nino', factor: 1, targets: { calories: 2000, fats: 0, prots: null } };
  const eaters = [eater, { ...eater, Name: 'Gio', factor: 0.5, targets: { calories: 1000 } }];
  const { targets, plates } = prepare(dinnerOf({ eaters, meals: ['Breakfast', 'Lunch', 'Dinner', 'Snack'] }));
  expect(plates).toEqual([1.2, 0.6]);
  expect(targets).toMatchObject([
    { nutrient: 0, rate: 1.2 / 2000, side: 0, near: 40, far: 250 },
    { nutrient: 0, rate: 1.2 / 2000, side: -1, near: 300 },
  ]);
});

test('the best-liked options come first', () => {
  const dishes = [candidate({ id: 1 }), candidate({ id: 2, isSaved: true, isOwn: true })];
  expect([...at(prepare(dinnerOf({ dishes })).slots, 0).options]).toEqual([1, 0]);
});
