import { expect, test } from 'vitest';
import { besideMonth, byAisle, firstDay, isMonth, monthBeside, monthOf } from '@/lib/domain/price/spending';

test('months continue across the ends of years', () => {
  expect(monthOf('2026-11-24')).toBe('2026-11');
  expect(firstDay('2026-11')).toBe('2026-11-01');
  expect(['2026-12', '2026-01', '2028-02'].map((month) => monthBeside(month, 1))).toEqual([
    '2027-01',
    '2026-02',
    '2028-03',
  ]);
  expect(['2026-01', '2026-03'].map((month) => monthBeside(month, -1))).toEqual(['2025-12', '2026-02']);
});

test('only a month is valid', () => {
  expect(['2026-11', '2026-00', '2026-13', '2026-1', '2026-11-01', 11].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('payments are sorted by aisle; those without one go to the rest', () => {
  const expense = (category: string | null, tetri: number, isOrdered = false) => ({
    category,
    tetri,
    isOrdered,
  });
  const aisles = byAisle([
    expense(null, 5),
    expense('dairy', 100),
    expense('garden', 7),
    expense('dairy', 30, true),
    expense('vegetables', 20),
  ]);
  expect(aisles).toEqual([
    { category: 'vegetables', paidTetri: 20, orderedTetri: 0 },
    { category: 'dairy', paidTetri: 100, orderedTetri: 30 },
    { category: 'other', paidTetri: 12, orderedTetri: 0 },
  ]);
});

test('a month is compared with another by aisle, also for aisles in only one; unknown is not zero', () => {
  const aisle = (category: string, paidTetri: number, orderedTetri = 0) => ({
    category,
    paidTetri,
    orderedTetri,
  });
  const now = { aisles: [aisle('dairy', 820, 4000)] };
  const before = { aisles: [aisle('vegetables', 300), aisle('dairy', 100, 50)] };
  expect(besideMonth(now, before)).toEqual([
    { ...aisle('vegetables', 0), beforeTetri: 300 },
    { ...aisle('dairy', 820, 4000), beforeTetri: 150 },
  ]);
  expect(besideMonth(now, { aisles: [] })).toEqual([{ ...aisle('dairy', 820, 4000), beforeTetri: 0 }]);
  expect(besideMonth(now, undefined)).toEqual([{ ...aisle('dairy', 820, 4000), beforeTetri: null }]);
});
