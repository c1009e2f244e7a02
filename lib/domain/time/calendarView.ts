import { addDays, daysBetween, wholeWeek, type Day } from './day';

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export const isCalendarView = (value: unknown): value is CalendarView =>
  CALENDAR_VIEWS.includes(value as CalendarView);

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;
const lastOfMonth = (day: Day): Day => addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);

/** The days to read for a view, in whole weeks from Monday; a day's own week, so that the days beside it are there too. */
export function rangeOf(view: CalendarView, day: Day): { from: Day; to: Day } {
  if (view !== 'month') return wholeWeek(day);
  return { from: wholeWeek(firstOfMonth(day)).from, to: wholeWeek(lastOfMonth(day)).to };
}

/** The days from one to another, both included. */
export const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));

/** The day that stands where `day` does, a day, week or month on or back; the last of a shorter month. */
export function stepFrom(view: CalendarView, day: Day, by: 1 | -1): Day {
  if (view !== 'month') return addDays(day, view === 'week' ? by * 7 : by);
  const first = by === 1 ? addDays(lastOfMonth(day), 1) : firstOfMonth(addDays(firstOfMonth(day), -1));
  const there = addDays(first, Number(day.slice(8)) - 1);
  return there > lastOfMonth(first) ? lastOfMonth(first) : there;
}

export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);
