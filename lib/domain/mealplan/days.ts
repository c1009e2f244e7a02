import { addDays, daysBetween, type Day } from '../time/day';
import type { PlanDay, Repeat } from './types';

export interface Placement {
  readonly startDate: Day | null | undefined;
  readonly repeat?: Repeat | null;
  readonly pausedFrom?: Day | null;
}

/** Returns the days after which a weekly plan of `count` days repeats: whole weeks. */
export const cycleDays = (count: number): number => Math.ceil(count / 7) * 7;

/** Returns the index of the plan day on a calendar date, for a plan of `count` days; undefined outside the plan. */
export function dayIndexOn(
  count: number,
  { startDate, repeat, pausedFrom }: Placement,
  day: Day,
): number | undefined {
  if (!startDate || count === 0 || (pausedFrom && day >= pausedFrom)) return undefined;
  const offset = daysBetween(startDate, day);
  const at = repeat === 'weekly' ? offset % cycleDays(count) : offset;
  return offset >= 0 && at < count ? at : undefined;
}

/**
 * Returns the plan day on a calendar date: the n-th from startDate. A weekly plan repeats every week, or, if it is
 * longer, after its length rounded up to whole weeks. Undefined outside the plan, without a startDate, and from a pause
 * on.
 */
export function planDayOn<T extends PlanDay>(
  days: readonly T[],
  placement: Placement,
  day: Day,
): T | undefined {
  const at = dayIndexOn(days.length, placement, day);
  return at === undefined ? undefined : days[at];
}

const WEEK = 7;

/**
 * Returns the date range to shop for next, at most a week: from today, or from the plan's first day if that is later,
 * to its last. A plan without dates, or a finished one, starts today.
 */
export function daysToShop(
  { startDate, repeat }: Placement,
  dayCount: number,
  today: Day,
): { from: Day; to: Day } {
  const count = Math.max(1, dayCount);
  const isWeekly = repeat === 'weekly';
  const last = startDate && !isWeekly ? addDays(startDate, count - 1) : null;
  const lies = startDate && (last === null || last >= today);
  const from = lies && startDate > today ? startDate : today;
  const end = addDays(from, Math.min(isWeekly ? WEEK : count, WEEK) - 1);
  const weekEnd = addDays(from, WEEK - 1);
  return { from, to: lies && last !== null ? (last < weekEnd ? last : weekEnd) : end };
}
