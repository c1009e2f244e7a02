import { daysBetween, type Day } from '../time/day';
import type { PlanDay, Repeat } from './types';

export interface Placement {
  readonly startDate: Day | null | undefined;
  readonly repeat?: Repeat | null;
  readonly pausedFrom?: Day | null;
}

/**
 * The plan's day that lies on a calendar date: the n-th from startDate; a weekly plan begins again each week (or, when it
 * is longer, after as many whole weeks as it lasts). Undefined outside the plan, without a startDate and from a pause on.
 */
export function planDayOn<T extends PlanDay>(
  days: readonly T[],
  { startDate, repeat, pausedFrom }: Placement,
  day: Day,
): T | undefined {
  if (!startDate || days.length === 0 || (pausedFrom && day >= pausedFrom)) return undefined;
  const offset = daysBetween(startDate, day);
  if (offset < 0) return undefined;
  if (repeat !== 'weekly') return days[offset];
  const cycle = Math.ceil(days.length / 7) * 7;
  return days[offset % cycle];
}
