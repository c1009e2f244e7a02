import { isTime, weekdayOf, type Day } from '../time/day';
import { MINUTES_PER_DAY } from '../time/units';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Weekday of a schedule, with start and end time. */
export interface ScheduleDay {
  readonly key: string;
  readonly weekday: number;
  readonly time: string;
  readonly endTime: string;
}
/** Period of validity, both days included; a missing end is open. */
export interface Span {
  readonly from?: Day | null;
  readonly until?: Day | null;
}

const LAST_MINUTE = MINUTES_PER_DAY - 1;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns the time of day `minutes` after midnight, kept within the day. */
export function timeAt(minutes: number): string {
  const within = Math.max(0, Math.min(LAST_MINUTE, Math.round(minutes)));
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

export const holdsOn = ({ from, until }: Span, day: Day): boolean =>
  (!from || from <= day) && (!until || day <= until);

/** Returns the parts of a schedule that fall on a day. */
export const scheduledOn = <T extends ScheduleDay>(
  schedule: Span & { readonly days: readonly T[] },
  day: Day,
): T[] => (holdsOn(schedule, day) ? schedule.days.filter(({ weekday }) => weekday === weekdayOf(day)) : []);

/** Checks that both are times and the end comes after the start. */
export const endsAfterStart = ({ time, endTime }: Pick<ScheduleDay, 'time' | 'endTime'>): boolean =>
  isTime(time) && isTime(endTime) && endTime > time;

/** Checks whether two spans share a day. */
export const spansMeet = (one: Span, other: Span): boolean =>
  (!one.from || !other.until || one.from <= other.until) &&
  (!other.from || !one.until || other.from <= one.until);

const meet = (one: ScheduleDay, other: ScheduleDay): boolean =>
  one.weekday === other.weekday && one.time < other.endTime && other.time < one.endTime;

export interface Placed extends ScheduleDay, Span {}

/** Returns the keys of parts that overlap another one; touching ends do not overlap. */
export function overlapping(parts: readonly Placed[]): Set<string> {
  const sound = parts.filter(endsAfterStart);
  const others = (part: Placed) => sound.filter(({ key }) => key !== part.key);
  return new Set(
    sound
      .filter((part) => others(part).some((other) => meet(part, other) && spansMeet(part, other)))
      .map(({ key }) => key),
  );
}

/**
 * Moves a part to another weekday or start time and keeps its duration; a part that would pass midnight starts earlier.
 */
export function movedTo(part: ScheduleDay, weekday: number, time = part.time): ScheduleDay {
  const length = minutesOf(part.endTime) - minutesOf(part.time);
  const start = Math.max(0, Math.min(minutesOf(time), LAST_MINUTE - length));
  return { ...part, weekday, time: timeAt(start), endTime: timeAt(start + length) };
}
