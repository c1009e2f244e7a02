import { addDays, daysBetween, weekdayOf, type Day } from '../time/day';

/** Returns Orthodox Easter (Julian computus) as a date of the Gregorian calendar. */
export function pascha(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const count = moon + sunday + 114;
  const julian = `${year}-${two(Math.floor(count / 31))}-${two((count % 31) + 1)}`;
  return addDays(julian, Math.floor(year / 100) - Math.floor(year / 400) - 2);
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Yearly fasts as month and day, both ends included; the Nativity fast continues over the new year. */
const YEARLY: readonly (readonly [string, string])[] = [
  ['01-01', '01-06'],
  ['01-18', '01-18'],
  ['08-14', '08-27'],
  ['09-11', '09-11'],
  ['09-27', '09-27'],
  ['11-28', '12-31'],
];
const FEASTS = ['01-07', '01-17'] as const;
const THEOPHANY = '01-19';
const PETER_AND_PAUL = '07-12';

/** Offsets in days from Easter, both ends included. */
const GREAT_LENT = [-48, -1] as const;
const APOSTLES_FAST = 57;
/** Fast-free weeks as offsets in days from Easter: Publican and Pharisee, before Lent, after Easter, after Trinity. */
const FAST_FREE = [
  [-69, -64],
  [-55, -49],
  [0, 7],
  [49, 56],
] as const;
const FAST_WEEKDAYS = [3, 5];

const within = (value: number | string, [from, to]: readonly [number | string, number | string]): boolean =>
  value >= from && value <= to;

/**
 * Checks whether the Orthodox Church of Georgia fasts on a day: its four long fasts, three single days, and Wednesdays
 * and Fridays outside the fast-free weeks. Days on which fish is allowed also count as fasts.
 */
export function isFast(day: Day): boolean {
  const date = day.slice(5);
  const year = Number(day.slice(0, 4));
  const fromPascha = daysBetween(pascha(year), day);
  if (within(fromPascha, GREAT_LENT) || YEARLY.some((fast) => within(date, fast))) return true;
  if (fromPascha >= APOSTLES_FAST && date < PETER_AND_PAUL) return true;
  if (within(date, FEASTS) || date === THEOPHANY || FAST_FREE.some((week) => within(fromPascha, week)))
    return false;
  return FAST_WEEKDAYS.includes(weekdayOf(day));
}
