import { afterEach, expect, test, vi } from 'vitest';
import { daysToShop, planDayOn } from '@/lib/domain/mealplan/days';
import { emptyDays } from '../../../support/builders/mealplan';

afterEach(() => {
  vi.unstubAllEnvs();
});

const week = emptyDays(7);
const keyOn = (day: string, given: Partial<Parameters<typeof planDayOn>[1]> = {}) =>
  planDayOn(week, { startDate: '2027-03-12', ...given }, day)?.key;

// clock changes: New York 14 March and 7 November, Tbilisi none, Auckland 4 April and 26 September
test.each(['America/New_York', 'Asia/Tbilisi', 'Pacific/Auckland'])(
  'days follow one another across every clock change, on a machine in %s',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    expect(['2027-03-13', '2027-03-14', '2027-03-15'].map((day) => keyOn(day))).toEqual([
      'day-2',
      'day-3',
      'day-4',
    ]);
    expect(keyOn('2027-04-05', { startDate: '2027-04-03' })).toBe('day-3');
    expect(keyOn('2027-11-08', { repeat: 'weekly', startDate: '2027-03-08' })).toBe('day-1');
  },
);

test('a plan covers its own days only, and none without a start date or after a pause', () => {
  expect([keyOn('2027-03-11'), keyOn('2027-03-12'), keyOn('2027-03-18'), keyOn('2027-03-19')]).toEqual([
    undefined,
    'day-1',
    'day-7',
    undefined,
  ]);
  expect(keyOn('2027-03-12', { startDate: null })).toBeUndefined();
  expect(keyOn('2027-03-14', { pausedFrom: '2027-03-14' })).toBeUndefined();
  expect(keyOn('2027-03-13', { pausedFrom: '2027-03-14' })).toBe('day-2');
  expect(keyOn('2027-03-05', { repeat: 'weekly' })).toBeUndefined();
});

test('a weekly plan restarts on its own weekday, with any number of days', () => {
  const on = (count: number, day: string) =>
    planDayOn(emptyDays(count), { startDate: '2027-03-08', repeat: 'weekly' }, day)?.key;
  expect([on(5, '2027-03-12'), on(5, '2027-03-13'), on(5, '2027-03-15')]).toEqual([
    'day-5',
    undefined,
    'day-1',
  ]);
  expect([on(9, '2027-03-16'), on(9, '2027-03-17'), on(9, '2027-03-22')]).toEqual([
    'day-9',
    undefined,
    'day-1',
  ]);
});

test('the next days to shop for are the plan’s own, at most a week', () => {
  const shop = (startDate: string | null, dayCount: number, repeat: 'none' | 'weekly' = 'none') => {
    const { from, to } = daysToShop({ startDate, repeat }, dayCount, '2026-11-22');
    return `${from.slice(8)}–${to.slice(8)}`;
  };
  expect(shop('2026-11-23', 7)).toBe('23–29'); // from tomorrow: its last day too
  expect(shop('2026-11-20', 7)).toBe('22–26'); // under way
  expect(shop('2026-11-16', 7)).toBe('22–22'); // its last day
  expect(shop('2026-11-20', 28)).toBe('22–28');
  expect(shop('2026-11-02', 3, 'weekly')).toBe('22–28');
  expect(shop('2026-11-02', 3)).toBe('22–24'); // over: treated as a template
  expect(shop(null, 5)).toBe('22–26');
});
