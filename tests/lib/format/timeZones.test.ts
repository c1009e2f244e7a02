import { expect, test } from 'vitest';
import { isSameClock, timeZoneCity } from '@/lib/format/timeZones';

const now = new Date('2026-11-25T12:00:00Z');

test.each([
  ['Asia/Tbilisi', 'Asia/Tbilisi', true],
  // two names of one zone, and two zones without summer time
  ['Asia/Kolkata', 'Asia/Calcutta', true],
  ['Asia/Tbilisi', 'Asia/Dubai', true],
  ['Asia/Tbilisi', 'Europe/Berlin', false],
  // the same in winter alone
  ['Europe/London', 'Atlantic/Reykjavik', false],
  // what is no zone is not asked about
  ['Asia/Tbilisi', 'Mars/Olympus', true],
])('%s and %s: the same clock %s', (one, other, isSame) => {
  expect(isSameClock(one, other, now)).toBe(isSame);
  expect(isSameClock(other, one, now)).toBe(isSame);
});

test('a zone is told by its city', () => {
  expect(timeZoneCity('America/Argentina/Buenos_Aires', 'en')).toBe('Buenos Aires');
  expect(timeZoneCity('Asia/Tbilisi', 'ka')).toBe('თბილისი');
  expect(timeZoneCity('UTC', 'en')).toBe('UTC');
});
