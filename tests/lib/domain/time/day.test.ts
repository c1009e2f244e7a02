import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  isDay,
  isInstant,
  isTime,
  weekdayOf,
  weekStart,
  wholeWeek,
} from '@/lib/domain/time/day';

test.each([
  ['2026-11-22', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['1899-12-31', false],
  ['2200-01-01', false],
  ['2026-1-1', false],
  ['2026-11-22T00:00', false],
  ['', false],
  [20261122, false],
  [null, false],
])('%j is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

test.each([
  ['2026-11-22T10:00:00.000Z', true],
  ['2026-11-22T10:00Z', true],
  ['2026-11-22T24:00Z', false],
  ['2026-02-30T10:00Z', false],
  ['2026-11-22T10:00', false],
  [undefined, false],
])('%j is an instant: %s', (text, is) => expect(isInstant(text)).toBe(is));

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['7:30', false],
  ['07:60', false],
])('%j is a time: %s', (text, is) => expect(isTime(text)).toBe(is));

test('days continue across months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

test('a week runs from Monday to Sunday', () => {
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekStart('2026-11-22')).toBe('2026-11-16');
  expect(wholeWeek('2026-11-16')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});
