import { expect, test } from 'vitest';
import {
  ENGLISH_CITIES,
  FIRST_CITIES,
  georgianCities,
  isSameClock,
  timeZoneCity,
  timeZones,
} from '@/lib/format/timeZones';

const now = new Date('2026-11-25T12:00:00Z');

test.each([
  ['Asia/Tbilisi', 'Asia/Tbilisi', true],
  // two names of one zone, and two zones without daylight saving time
  ['Asia/Kolkata', 'Asia/Calcutta', true],
  ['Asia/Tbilisi', 'Asia/Dubai', true],
  ['Asia/Tbilisi', 'Europe/Berlin', false],
  // the same only in winter
  ['Europe/London', 'Atlantic/Reykjavik', false],
  // an invalid zone is never asked about
  ['Asia/Tbilisi', 'Mars/Olympus', true],
])('%s and %s share a clock: %s', (one, other, isSame) => {
  expect(isSameClock(one, other, now)).toBe(isSame);
  expect(isSameClock(other, one, now)).toBe(isSame);
});

test('a zone is shown by its city', () => {
  expect(timeZoneCity('America/Argentina/Buenos_Aires', ENGLISH_CITIES)).toBe('Buenos Aires');
  expect(timeZoneCity('UTC', ENGLISH_CITIES)).toBe('UTC');
  expect(timeZoneCity('Asia/Tbilisi', FIRST_CITIES)).toBe('თბილისი');
});

test('every city of the list is Georgian in Georgian', async () => {
  const georgian = await georgianCities();
  expect(timeZoneCity('Europe/Berlin', georgian)).toBe('ბერლინი');
  expect(timeZoneCity('America/New_York', georgian)).toBe('ნიუ-იორკი');
  const latin = timeZones('Asia/Tbilisi').filter((zone) => /[a-z]/i.test(timeZoneCity(zone, georgian)));
  // a browser may know a zone that is newer than the list
  expect(latin.filter((zone) => zone !== 'UTC').length).toBeLessThan(4);
});
