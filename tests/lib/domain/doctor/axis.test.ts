import { expect, test } from 'vitest';
import { axisOf, isOnAxis, monthsOn, placeOnAxis } from '@/lib/domain/doctor/axis';

const TODAY = '2026-11-23';

test('the axis begins with its range and ends shortly after today, or after upcoming entries', () => {
  expect(axisOf('year', [], TODAY)).toEqual({ from: '2025-11-23', to: '2026-12-14' });
  expect(axisOf('months', ['2027-01-10'], TODAY)).toEqual({ from: '2026-08-23', to: '2027-01-10' });
  expect(axisOf('all', ['2024-03-08', '2029-01-01'], TODAY)).toEqual({
    from: '2024-03-01',
    to: '2027-02-23',
  });
});

test('a day is placed by its share of the axis', () => {
  const axis = { from: '2026-01-01', to: '2026-01-11' };
  expect(placeOnAxis('2026-01-01', axis)).toBe(0);
  expect(placeOnAxis('2026-01-06', axis)).toBe(0.5);
  expect([isOnAxis('2026-01-11', axis), isOnAxis('2026-01-12', axis)]).toEqual([true, false]);
});

test('months are marked by their first days, some of them if there are many', () => {
  expect(monthsOn({ from: '2025-11-23', to: '2026-02-01' }, 12)).toEqual([
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
  expect(monthsOn({ from: '2023-11-23', to: '2026-11-30' }, 12)).toHaveLength(12);
});
