import { describe, expect, test } from 'vitest';
import { daysDue, isDue, minuteOf, minutesPast, untilNext } from '@/lib/domain/reminders/due';
import { momentIn } from '@/lib/format/moment';

/** Returns the local day and time at this instant. */
const wall = (timeZone: string, instant: string) => momentIn(timeZone, new Date(instant));

test('minutes are counted across midnight', () => {
  expect(minuteOf('01:05')).toBe(65);
  expect(minutesPast({ day: '2026-12-31', time: '23:50' }, { day: '2027-01-01', time: '00:10' })).toBe(20);
  expect(minutesPast({ day: '2027-01-01', time: '00:10' }, { day: '2026-12-31', time: '23:50' })).toBe(-20);
});

test.each([
  ['07:59', false],
  ['08:00', true],
  ['08:59', true],
  ['09:00', false],
])('a reminder at 8 that expires after an hour: at %s %s', (time, due) => {
  expect(isDue({ day: '2026-03-01', time: '08:00' }, { day: '2026-03-01', time }, 60)).toBe(due);
});

test('an instant is due only where the local clock shows the time', () => {
  const at = { day: '2026-11-23', time: '19:00' };
  const instant = '2026-11-23T15:00:00Z';
  expect(isDue(at, wall('Asia/Tbilisi', instant), 60)).toBe(true);
  expect(isDue(at, wall('Europe/Berlin', instant), 60)).toBe(false);
  expect(isDue(at, wall('Pacific/Auckland', instant), 60)).toBe(false);
});

describe('at a clock change', () => {
  test('a skipped hour comes when it is over', () => {
    const at = { day: '2027-03-28', time: '02:30' };
    expect(isDue(at, wall('Europe/Berlin', '2027-03-28T00:59:00Z'), 60)).toBe(false);
    expect(isDue(at, wall('Europe/Berlin', '2027-03-28T01:00:00Z'), 60)).toBe(true);
  });

  test('a repeated hour shows the same time twice, with one key by day and time', () => {
    const first = wall('Europe/Berlin', '2026-10-25T00:30:00Z');
    expect(wall('Europe/Berlin', '2026-10-25T01:30:00Z')).toEqual(first);
    expect(isDue({ day: '2026-10-25', time: '02:30' }, first, 60)).toBe(true);
  });
});

test('after midnight a reminder of the evening before may still be due, but not later', () => {
  expect(daysDue({ day: '2026-11-23', time: '00:30' }, 60)).toEqual(['2026-11-22', '2026-11-23']);
  expect(daysDue({ day: '2026-11-23', time: '01:00' }, 60)).toEqual(['2026-11-23']);
});

test('the next due time says when to check again, within limits', () => {
  const now = { day: '2026-11-23', time: '08:00' };
  const at = (time: string) => ({ day: '2026-11-23', time });
  expect(untilNext([at('07:55'), at('08:04'), at('08:02')], now, 10)).toBe(2);
  expect(untilNext([at('08:00'), at('20:00')], now, 10)).toBe(10);
  expect(untilNext([], now, 10)).toBe(10);
});
