import { addDays, daysBetween, type Day } from '../time/day';
import { planDayOn } from './days';
import type { PlanDay, Repeat } from './types';

/** Days of an older version, followed until `until`. */
export interface FollowedDays {
  readonly until: Day;
  readonly startDate: Day;
  readonly repeat?: Repeat | null;
  readonly days: readonly PlanDay[];
}
interface Followed {
  readonly startDate: Day;
  readonly repeat?: Repeat | null;
  readonly days: readonly PlanDay[];
}

/**
 * Returns the days of a followed plan as the follower lived them: days before an update come from the version valid
 * then. A weekly plan always shows the newest version, since it repeats.
 */
export function daysAsFollowed(
  { startDate, repeat, days }: Followed,
  earlier: readonly FollowedDays[],
): readonly PlanDay[] {
  if (repeat === 'weekly' || earlier.length === 0) return days;
  const ends = earlier.map((one) => {
    const end = addDays(one.startDate, one.days.length);
    return daysBetween(startDate, end < one.until ? end : one.until);
  });
  const count = Math.max(days.length, ...ends);
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(startDate, index);
    const lived = earlier.find(({ until }) => date < until);
    if (!lived) return days[index] ?? blank(date);
    return planDayOn(lived.days, lived, date) ?? blank(date);
  });
}

const blank = (key: string): PlanDay => ({
  key,
  meals: [],
  exercises: [],
  supplements: [],
  appointments: [],
});
