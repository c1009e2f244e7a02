import { expect, test } from 'vitest';
import { daysFrom, isCalendarView, isSameMonth, rangeOf, stepFrom } from '@/lib/domain/time/calendarView';

test('a day and a week load the week from Monday to Sunday, a month whole weeks', () => {
  expect(rangeOf('day', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(rangeOf('week', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(rangeOf('month', '2026-11-22')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  // exactly four weeks, and six
  expect(rangeOf('month', '2027-02-10')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(daysFrom('2026-10-26', '2026-12-06')).toHaveLength(42);
});

test('a step leads to the next or previous day, week or month; a shorter month ends earlier', () => {
  expect(stepFrom('day', '2026-12-31', 1)).toBe('2027-01-01');
  expect(stepFrom('week', '2026-11-22', -1)).toBe('2026-11-15');
  expect(stepFrom('month', '2027-01-31', 1)).toBe('2027-02-28');
  expect(stepFrom('month', '2027-03-31', -1)).toBe('2027-02-28');
  expect(stepFrom('month', '2026-12-22', 1)).toBe('2027-01-22');
});

test('only the three views are valid', () => {
  expect(['day', 'week', 'month'].every(isCalendarView)).toBe(true);
  expect(isCalendarView('year')).toBe(false);
  expect([isSameMonth('2026-11-01', '2026-11-30'), isSameMonth('2026-11-30', '2026-12-01')]).toEqual([
    true,
    false,
  ]);
});
