import { expect, test } from 'vitest';
import { keysOf } from '@/lib/domain/keysOf';
import { formatDate, formatMinutes } from '@/lib/format/time';

test('writes durations in hours and minutes', () => {
  expect(formatMinutes(45, 'en')).toBe('45\u00A0min');
  expect(formatMinutes(90, 'en')).toBe('1\u00A0h 30\u00A0min');
  expect(formatMinutes(120, 'ka')).toBe('2\u00A0სთ');
  expect(formatMinutes(0, 'ka')).toBe('0\u00A0წთ');
});

test('writes a calendar day unchanged, wherever the reader is', () => {
  expect(formatDate('2026-11-20', 'en')).toBe('20\u00A0November 2026');
  expect(formatDate('2026-11-20', 'ka')).toBe('20\u00A0ნოემბერი, 2026');
  expect(formatDate('2026-11-20', 'ka', 'weekday')).toBe('პარასკევი, 20\u00A0ნოემბერი');
  expect(formatDate('2026-03-01', 'en', 'short')).toBe('1\u00A0Mar');
});

test('writes an instant in the given time zone', () => {
  const instant = '2026-11-20T21:30:00Z';
  expect(formatDate(instant, 'en', 'instant', 'UTC')).toBe('20\u00A0Nov 2026, 21:30');
  expect(formatDate(instant, 'ka', 'instant', 'Asia/Tbilisi')).toBe('21\u00A0ნოე. 2026, 01:30');
});

const STYLES = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const;

test.each(keysOf(STYLES))('agrees with CLDR in every month (%s)', (style) => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-0${(month % 9) + 1}`;
    for (const [language, locale] of [
      ['en', 'en-GB'],
      ['ka', 'ka'],
    ] as const) {
      const cldr = new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' });
      // CLDR leaves out the dot of a shortened Georgian month without a year; the app always writes it, so that a month
      // has one form
      const dot = language === 'ka' && style === 'short' ? '.' : '';
      const told = cldr.format(new Date(day)) + dot;
      // a day stays with its month at the end of a line
      expect(formatDate(day, language, style)).toBe(told.replace(/(\d) (?=\p{L})/u, '$1\u00A0'));
    }
  }
});
