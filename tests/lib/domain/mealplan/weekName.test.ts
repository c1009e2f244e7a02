import { expect, test } from 'vitest';
import { dayOfWeekName } from '@/lib/domain/mealplan/weekName';

test.each([
  ['Week of 4 May', '2026-05-04'],
  ['Week from 26 November 2026', '2026-11-26'],
  ['Our week of May 4th', '2026-05-04'],
  ['Week of the 4th of May, 2027', '2027-05-04'],
  ['Week 4–10 May', '2026-05-04'],
  ['week 2026-05-04', '2026-05-04'],
  ['Week of 04.05.', '2026-05-04'],
  ['4 მაისის კვირა', '2026-05-04'],
  ['კვირის გეგმა – 26 ნოემბერი, 2026', '2026-11-26'],
  ['კვირა 4 მაი.', '2026-05-04'],
  ['28 დეკემბრის კვირა', '2026-12-28'],
  ['Week of 30 March', '2026-03-30'], // it has begun
  ['Week of 12 January', '2027-01-12'], // this year's is long past
])('%s is from %s', (name, day) => {
  expect(dayOfWeekName(name, '2026-05-01')).toBe(day);
});

test('a name around the new year means the nearer one', () => {
  expect(dayOfWeekName('Week of 29 December', '2027-01-02')).toBe('2026-12-29');
  expect(dayOfWeekName('Week of 4 January', '2026-12-30')).toBe('2027-01-04');
});

test.each([
  'A week of the Georgian table',
  'Summer menu, 4 May',
  'Week 3',
  'Week of 31 February',
  'Weekly 4 May',
])('%s names no weekday', (name) => {
  expect(dayOfWeekName(name, '2026-05-01')).toBeUndefined();
});
