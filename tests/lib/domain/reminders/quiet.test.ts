import { expect, test } from 'vitest';
import { quietMinutesLeft } from '@/lib/domain/reminders/quiet';
import { momentIn } from '@/lib/format/moment';

const NIGHT = { from: '22:00', to: '07:30' };

test.each([
  ['21:59', 0],
  ['22:00', 570],
  ['23:59', 451],
  ['00:00', 450],
  ['07:29', 1],
  ['07:30', 0],
  ['12:00', 0],
])('quiet hours across midnight, at %s: %i minutes', (time, left) =>
  expect(quietMinutesLeft(NIGHT, time)).toBe(left),
);

test.each([
  ['12:59', 0],
  ['13:00', 90],
  ['14:29', 1],
  ['14:30', 0],
  ['00:00', 0],
])('quiet hours within a day, at %s: %i minutes', (time, left) =>
  expect(quietMinutesLeft({ from: '13:00', to: '14:30' }, time)).toBe(left),
);

test('quiet hours are off unless set, and if they begin and end at once', () => {
  expect(quietMinutesLeft(null, '03:00')).toBe(0);
  expect(quietMinutesLeft({ from: '08:00', to: '08:00' }, '08:00')).toBe(0);
});

test('quiet hours use the local clock: one instant is night here and day there', () => {
  const at = new Date('2026-11-23T19:00:00Z');
  expect(quietMinutesLeft(NIGHT, momentIn('Asia/Tbilisi', at).time)).toBeGreaterThan(0);
  expect(quietMinutesLeft(NIGHT, momentIn('America/New_York', at).time)).toBe(0);
});

test('quiet hours in a night of a clock change end by the local clock', () => {
  const left = (instant: string) =>
    quietMinutesLeft({ from: '22:00', to: '03:30' }, momentIn('Europe/Berlin', new Date(instant)).time);
  expect(left('2027-03-28T00:59:00Z')).toBe(91);
  expect(left('2027-03-28T01:00:00Z')).toBe(30);
  expect(left('2027-03-28T01:30:00Z')).toBe(0);
});
