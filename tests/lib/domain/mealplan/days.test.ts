import { afterEach, expect, test, vi } from 'vitest';
import { planDayOn } from '@/lib/domain/mealplan/days';
import { emptyDays } from '../../../support/mealplan';

afterEach(() => {
  vi.unstubAllEnvs();
});

const week = emptyDays(7);
const keyOn = (day: string, given: Partial<Parameters<typeof planDayOn>[1]> = {}) =>
  planDayOn(week, { startDate: '2027-03-12', ...given }, day)?.key;

// New York 14 March and 7 November, Tbilisi never, Auckland 4 April and 26 September
test.each(['America/New_York', 'Asia/Tbilisi', 'Pacific/Auckland'])(
  'the days follow one another over every change of the clock, on a machine in %s',
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

test('a plan lies on its own days only, and on none without a start date or from a pause on', () => {
  expect([keyOn('2027-03-11'), keyOn('2027-03-12'), keyOn('2027-03-18'), keyOn('2027-03-19')]).toEqual([
    undefined,
    'day-1',
    'day-7',
    undefined,
  ]);
  expect(keyOn('2027-03-12', { startDate: null })).toBeUndefined();
  expect(keyOn('2027-03-14', { pausedFrom: '2027-03-14' })).toBeUndefined();
});
