import { addDays, daysBetween, type Day } from '../time/day';
import type { PlanDay, Repeat } from './types';

export interface Placement {
  readonly startDate: Day | null | undefined;
  readonly repeat?: Repeat | null;
  readonly pausedFrom?: Day | null;
}

/** Which of so many days of a plan lies on a calendar date; undefined outside the plan. */
export function dayIndexOn(
  count: number,
  { startDate, repeat, pausedFrom }: Placement,
  day: Day,
): number | undefined {
  if (!startDate || count === 0 || (pausedFrom && day >= pausedFrom)) return undefined;
  const offset = daysBetween(startDate, day);
  const at = repeat === 'weekly' ? offset % (Math.ceil(count / 7) * 7) : offset;
  return offset >= 0 && at < count ? at : undefined;
}

/**
 * The plan's day that lies on a calendar date: the n-th from startDate; a weekly plan begins again each week (or, when it
 * is longer, after as many whole weeks as it lasts). Undefined outside the plan, without a startDate and from a pause on.
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
 * The days of a plan that one would shop for next, at most a week of them: from today, or from its first day where that is
 * still to come, to its last. A plan that lies on no dates, or is over, begins today.
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
  return { from, to: lies && last !== null ? [last, addDays(from, WEEK - 1)].sort()[0] : end };
}
