import { addDays, daysBetween, type Day } from '../time/day';

/** A day and a time of day, as a calendar and a clock on a person's wall show them. */
export interface WallTime {
  readonly day: Day;
  readonly time: string;
}

const DAY = 24 * 60;

/** Minutes since midnight. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** How many minutes the clock on the wall has gone past `at`; negative before it. */
export const minutesPast = (at: WallTime, now: WallTime): number =>
  daysBetween(at.day, now.day) * DAY + minuteOf(now.time) - minuteOf(at.time);

/** What is due: its time has come by the clock on the wall, and it is not stale yet. An hour that a change of clocks leaves out has come when it is over. */
export const isDue = (at: WallTime, now: WallTime, staleMinutes: number): boolean => {
  const past = minutesPast(at, now);
  return past >= 0 && past < staleMinutes;
};

/** Days on which something can still be due: today, and yesterday as long as that is not stale. */
export const daysDue = ({ day, time }: WallTime, staleMinutes: number): Day[] =>
  minuteOf(time) < staleMinutes ? [addDays(day, -1), day] : [day];

/** Minutes until the first of these that is still to come, at most `most`. */
export const untilNext = (times: readonly WallTime[], now: WallTime, most: number): number =>
  Math.min(most, ...times.map((at) => -minutesPast(at, now)).filter((minutes) => minutes > 0));
