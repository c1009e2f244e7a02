import { expect, test } from 'vitest';
import { instantOf, momentIn } from '@/lib/format/moment';

test('at 23:30 and 00:30 in Tbilisi the day is that of Tbilisi', () => {
  expect(momentIn('Asia/Tbilisi', new Date('2026-11-05T19:30:00Z'))).toEqual({
    day: '2026-11-05',
    time: '23:30',
  });
  expect(momentIn('Asia/Tbilisi', new Date('2026-11-05T20:30:00Z'))).toEqual({
    day: '2026-11-06',
    time: '00:30',
  });
});

test('the same instant is another day elsewhere', () => {
  const at = new Date('2026-11-05T20:30:00Z');
  expect(momentIn('America/New_York', at).day).toBe('2026-11-05');
  expect(momentIn('Pacific/Auckland', at).day).toBe('2026-11-06');
});

test('the day follows the local clock across a clock change', () => {
  expect(momentIn('America/New_York', new Date('2026-03-08T06:59:00Z'))).toEqual({
    day: '2026-03-08',
    time: '01:59',
  });
  expect(momentIn('America/New_York', new Date('2026-03-08T07:00:00Z'))).toEqual({
    day: '2026-03-08',
    time: '03:00',
  });
});

test('a missing or unknown zone is Tbilisi', () => {
  const at = new Date('2026-11-05T20:30:00Z');
  expect([momentIn(null, at).day, momentIn('Moon/Tranquility', at).day]).toEqual([
    '2026-11-06',
    '2026-11-06',
  ]);
});

test.each([
  ['Asia/Tbilisi', '2026-11-20', '13:30', '2026-11-20T09:30:00.000Z'],
  ['America/New_York', '2026-07-01', '20:00', '2026-07-02T00:00:00.000Z'],
  ['Europe/Tallinn', '2026-10-25', '12:00', '2026-10-25T10:00:00.000Z'],
  ['nowhere', '2026-11-20', '00:00', '2026-11-19T20:00:00.000Z'],
])('in %s it is %s %s at %s', (zone, day, time, at) => expect(instantOf({ day, time }, zone)).toBe(at));
