import { addDays, daysBetween, type Day } from '../time/day';
import { MINUTES_PER_DAY } from '../time/units';

/** Day and time of day in a person's local time. */
export interface WallTime {
  readonly day: Day;
  readonly time: string;
}

/** Returns the minutes since midnight. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the minutes from `at` to now in local time; negative if `at` is still to come. */
export const minutesPast = (at: WallTime, now: WallTime): number =>
  daysBetween(at.day, now.day) * MINUTES_PER_DAY + minuteOf(now.time) - minuteOf(at.time);

/**
 * Checks whether a time has come and is not stale yet, in local time. A time skipped by a clock change counts as come
 * once the skipped hour is over.
 */
export const isDue = (at: WallTime, now: WallTime, staleMinutes: number): boolean => {
  const past = minutesPast(at, now);
  return past >= 0 && past < staleMinutes;
};

/** Returns the days on which something can still be due: today, and yesterday while that is not stale. */
export const daysDue = ({ day, time }: WallTime, staleMinutes: number): Day[] =>
  minuteOf(time) < staleMinutes ? [addDays(day, -1), day] : [day];

/** Returns the minutes until the next of these times, at most `most`. */
export const untilNext = (times: readonly WallTime[], now: WallTime, most: number): number =>
  Math.min(most, ...times.map((at) => -minutesPast(at, now)).filter((minutes) => minutes > 0));
