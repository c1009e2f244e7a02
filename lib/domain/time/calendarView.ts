import { addDays, daysBetween, wholeWeek, type Day } from './day';
import { isOneOf } from '../isOneOf';

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export const isCalendarView = (value: unknown): value is CalendarView => isOneOf(CALENDAR_VIEWS, value);

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;
const lastOfMonth = (day: Day): Day => addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);

/**
 * Returns the days to load for a view, in whole weeks from Monday; the day view loads its week, so that neighbouring
 * days are available.
 */
export function rangeOf(view: CalendarView, day: Day): { from: Day; to: Day } {
  if (view !== 'month') return wholeWeek(day);
  return { from: wholeWeek(firstOfMonth(day)).from, to: wholeWeek(lastOfMonth(day)).to };
}

/** Returns the days from one to another, both included. */
export const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));

/** Returns the same day in the next or previous day, week or month, capped at the last day of a shorter month. */
export function stepFrom(view: CalendarView, day: Day, by: 1 | -1): Day {
  if (view !== 'month') return addDays(day, view === 'week' ? by * 7 : by);
  const first = by === 1 ? addDays(lastOfMonth(day), 1) : firstOfMonth(addDays(firstOfMonth(day), -1));
  const there = addDays(first, Number(day.slice(8)) - 1);
  return there > lastOfMonth(first) ? lastOfMonth(first) : there;
}

export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);
