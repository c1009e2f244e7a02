import { expect, test } from 'vitest';
import { weightChange, weightsIn } from '@/lib/domain/weight/range';
import { at } from '@/tests/support/at';

const weight = (id: number, day: string, kilograms: number) => ({ id, day, kilograms });
const all = [weight(3, '2026-11-20', 70.5), weight(2, '2026-07-01', 72), weight(1, '2024-01-01', 80)];

test('a range looks back its length, oldest first', () => {
  const days = (range: 'months' | 'year' | 'all') =>
    weightsIn(all, range, '2026-11-22').map(({ day }) => day);
  expect(days('months')).toEqual(['2026-11-20']);
  expect(days('year')).toEqual(['2026-07-01', '2026-11-20']);
  expect(days('all')).toEqual(['2024-01-01', '2026-07-01', '2026-11-20']);
});

test('the change runs from the first weight to the last; one weight has none', () => {
  expect(weightChange(weightsIn(all, 'year', '2026-11-22'))).toBe(-1.5);
  expect(weightChange([at(all, 0)])).toBeUndefined();
});
