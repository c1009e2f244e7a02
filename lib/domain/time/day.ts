import { DAY } from './units';

/** Calendar date 'yyyy-MM-dd'; never an instant. Times of day are 'HH:mm'. */
export type Day = string;
const DAY_FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const toUtc = (day: Day): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Checks whether a value is an existing date (no 31 February) between 1900 and 2199. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !DAY_FORM.test(text)) return false;
  const year = Number(text.slice(0, 4));
  return year >= 1900 && year <= 2199 && fromUtc(toUtc(text)) === text;
}
const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z$/;
/** Checks whether a value is a UTC instant in ISO 8601 on an existing date. */
export const isInstant = (text: unknown): text is string =>
  typeof text === 'string' && INSTANT.test(text) && isDay(text.slice(0, 10));
export const isTime = (text: unknown): text is string => typeof text === 'string' && TIME.test(text);

export const addDays = (day: Day, count: number): Day => fromUtc(toUtc(day) + count * DAY);
/** Returns the number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((toUtc(to) - toUtc(from)) / DAY);
/** Returns the weekday, 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: Day): number => ((new Date(toUtc(day)).getUTCDay() + 6) % 7) + 1;
/** Returns the Monday of the day's week. */
export const weekStart = (day: Day): Day => addDays(day, 1 - weekdayOf(day));
/** Returns the day's week, Monday to Sunday. */
export const wholeWeek = (day: Day): { from: Day; to: Day } => ({
  from: weekStart(day),
  to: addDays(weekStart(day), 6),
});
