import { expect, test } from 'vitest';
import { firstShown, placedDays, weeksOf, weekWith } from '@/lib/domain/mealplan/weeks';
import { emptyDays } from '../../../support/builders/mealplan';

const weeks = (
  count: number,
  startDate: string | null,
  today = '2026-11-20',
  repeat: 'none' | 'weekly' = 'none',
) =>
  weeksOf(placedDays(emptyDays(count), { startDate, repeat }, today)).map((week) =>
    week.map(({ index }) => index + 1),
  );

test('a template is split into sevens', () => {
  expect(weeks(10, null)).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10],
  ]);
});

test('a plan on the calendar is split likewise, starting on any weekday', () => {
  for (const startDate of ['2026-11-20', '2026-11-22', '2026-11-23']) {
    expect(weeks(9, startDate)).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
      [8, 9],
    ]);
  }
});

test('a weekly plan shows the current repetition', () => {
  const dates = (today: string) =>
    placedDays(emptyDays(3), { startDate: '2026-11-02', repeat: 'weekly' }, today).map(({ date }) => date);
  expect(dates('2026-11-20')).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
  expect(dates('2026-10-01')).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
});

test('days follow the calendar across a clock change', () => {
  const placed = placedDays(emptyDays(3), { startDate: '2026-03-28', repeat: 'none' }, '2026-03-28');
  expect(placed.map(({ date }) => date)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
});

test('today is shown first; before the plan begins and after it ends, its first day', () => {
  const at = (today: string) =>
    firstShown(placedDays(emptyDays(3), { startDate: '2026-11-19', repeat: 'none' }, today), today);
  expect([at('2026-11-20'), at('2026-11-01'), at('2026-12-01')]).toEqual([1, 0, 0]);
  expect(firstShown(placedDays(emptyDays(3), { startDate: null }, '2026-11-20'), '2026-11-20')).toBe(0);
});

test('the week of a day is found, the last one once the plan is shorter', () => {
  const all = weeksOf(placedDays(emptyDays(10), { startDate: null }, '2026-11-20'));
  expect([weekWith(all, 8), weekWith(all, 40), weekWith([], 0)]).toEqual([1, 1, 0]);
});
