import { addDays, daysBetween, type Day } from '../time/day';
import { cycleDays, type Placement } from './days';
import type { PlanDay } from './types';

/** Day of a plan with its index, and its date if the plan is on the calendar. */
export interface PlacedDay<T extends PlanDay = PlanDay> {
  readonly index: number;
  readonly day: T;
  readonly date: Day | null;
}

/** Dates the days of a plan around `today`; a weekly plan gets the dates of its current round, or of its first. */
export function placedDays<T extends PlanDay>(
  days: readonly T[],
  { startDate, repeat }: Placement,
  today: Day,
): PlacedDay<T>[] {
  const first = startDate ? roundStart(days.length, startDate, repeat, today) : null;
  return days.map((day, index) => ({ index, day, date: first && addDays(first, index) }));
}

/** Returns the start date of a weekly plan's current round; the plan's start for other plans. */
function roundStart(count: number, start: Day, repeat: Placement['repeat'], today: Day): Day {
  const since = daysBetween(start, today);
  if (repeat !== 'weekly' || since < 0 || count === 0) return start;
  const cycle = cycleDays(count);
  return addDays(start, Math.floor(since / cycle) * cycle);
}

/** Splits the days into groups of seven from the plan's first day, on any weekday. */
export const weeksOf = <T extends PlanDay>(placed: readonly PlacedDay<T>[]): PlacedDay<T>[][] =>
  Array.from({ length: Math.ceil(placed.length / 7) }, (_, week) => placed.slice(week * 7, week * 7 + 7));

/** Returns the index of the day to show first: today's, otherwise the next one, otherwise the first. */
export function firstShown(placed: readonly PlacedDay[], today: Day): number {
  const at = placed.findIndex(({ date }) => date !== null && date >= today);
  return at === -1 ? 0 : at;
}

/** Returns the index of the week that contains a day of the plan; the last week if the plan has become shorter. */
export function weekWith(weeks: readonly (readonly PlacedDay[])[], index: number): number {
  const at = weeks.findIndex((week) => week.some((day) => day.index === index));
  return at === -1 ? Math.max(0, weeks.length - 1) : at;
}
