import { addDays, daysBetween, type Day } from '../time/day';
import { planDayOn } from './days';
import type { PlanDay, Repeat } from './types';

/** Days as they were followed until a newer version was taken. */
export interface LivedDays {
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
 * The days of a followed plan as they stand on the follower's own: those before a newer version was taken are of the version
 * they were lived by. A weekly plan comes round again with the newest, so it shows that.
 */
export function daysAsLived(
  { startDate, repeat, days }: Followed,
  earlier: readonly LivedDays[],
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
