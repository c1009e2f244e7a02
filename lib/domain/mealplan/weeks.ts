import { addDays, daysBetween, type Day } from '../time/day';
import type { Placement } from './days';
import type { PlanDay } from './types';

/** A plan's day at its place: which one of the plan it is, and its date when the plan lies on the calendar. */
export interface PlacedDay<T extends PlanDay = PlanDay> {
  readonly index: number;
  readonly day: T;
  readonly date: Day | null;
}

/** Where the days of a plan lie around `today`: a weekly plan in the round that is under way, or in its first. */
export function placedDays<T extends PlanDay>(
  days: readonly T[],
  { startDate, repeat }: Placement,
  today: Day,
): PlacedDay<T>[] {
  const first = startDate ? roundStart(days.length, { startDate, repeat }, today) : null;
  return days.map((day, index) => ({ index, day, date: first && addDays(first, index) }));
}

/** The date on which the current round of a weekly plan begins; of any other, its start. */
function roundStart(count: number, { startDate, repeat }: Placement, today: Day): Day {
  const start = startDate as Day;
  const since = daysBetween(start, today);
  if (repeat !== 'weekly' || since < 0 || count === 0) return start;
  const cycle = Math.ceil(count / 7) * 7;
  return addDays(start, Math.floor(since / cycle) * cycle);
}

/** The days seven by seven from the plan's first one, on whatever weekday that lies. */
export const weeksOf = <T extends PlanDay>(placed: readonly PlacedDay<T>[]): PlacedDay<T>[][] =>
  Array.from({ length: Math.ceil(placed.length / 7) }, (_, week) => placed.slice(week * 7, week * 7 + 7));

/** The place of the day to show first: today's, else the nearest to come, else the first. */
export function firstShown(placed: readonly PlacedDay[], today: Day): number {
  const at = placed.findIndex(({ date }) => date !== null && date >= today);
  return at === -1 ? 0 : at;
}

/** The number of the week that holds a day of the plan; the last one when the plan has become shorter. */
export function weekWith(weeks: readonly (readonly PlacedDay[])[], index: number): number {
  const at = weeks.findIndex((week) => week.some((day) => day.index === index));
  return at === -1 ? Math.max(0, weeks.length - 1) : at;
}
