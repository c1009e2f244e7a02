import { expect, test } from 'vitest';
import { monthSum } from '@/lib/domain/mealplan/figures/monthSum';
import { buildItem } from '../../../../support/builders/mealplan';

const meal = (day: string, given: Parameters<typeof buildItem>[0] = {}) => buildItem({ day, ...given });

test('a month counts its days until today, which may still have open entries', () => {
  const run = { kind: 'exercises', type: null } as const;
  const order = { kind: 'appointments', source: { type: 'order', id: 1, Name: '1' } } as const;
  const sum = monthSum(
    [
      meal('2026-11-01', { state: 'done', costTetri: 500 }),
      meal('2026-11-02', { state: 'skipped', costTetri: 700 }),
      meal('2026-11-03', run),
      meal('2026-11-10', { state: 'done', costTetri: 250 }),
      meal('2026-11-10'),
      meal('2026-11-11'),
      meal('2026-10-31', { state: 'done', costTetri: 900 }),
      meal('2026-11-04', order),
    ],
    '2026-11-20',
    '2026-11-10',
  );
  expect(sum.kinds).toEqual({
    mealplans: { done: 2, total: 3 },
    exercises: { done: 0, total: 1 },
    supplements: { done: 0, total: 0 },
    appointments: { done: 0, total: 0 },
  });
  expect(sum).toMatchObject({ costTetri: 750, isWhole: true });
});

test('an unknown cost makes the sum a minimum, never less than the known part', () => {
  const unpriced = meal('2026-11-02', { state: 'done', costTetri: undefined });
  const priced = meal('2026-11-01', { state: 'done', costTetri: 500 });
  expect(monthSum([priced, unpriced], '2026-11-01', '2026-11-30')).toMatchObject({
    costTetri: 500,
    isWhole: false,
  });
  expect(monthSum([unpriced], '2026-11-01', '2026-11-30').costTetri).toBeUndefined();
});
