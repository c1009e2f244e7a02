import { addDays, daysBetween, type Day } from '../time/day';

/** Range of days on a timeline, both ends included. */
export interface Axis {
  readonly from: Day;
  readonly to: Day;
}
export const AXIS_RANGES = ['months', 'year', 'all'] as const;
export type AxisRange = (typeof AXIS_RANGES)[number];

const BACK: Readonly<Record<Exclude<AxisRange, 'all'>, number>> = { months: 92, year: 365 };
/** Minimum number of days shown after today, so that today is not at the very end. */
const AHEAD = 21;
/** Maximum number of days shown after today; later plans are listed next to the timeline. */
const MOST_AHEAD = 92;

/**
 * Returns the axis from the start of the range, or (for `all`) shortly before the first day, to the last day, bounded
 * by `AHEAD` and `MOST_AHEAD`.
 */
export function axisOf(range: AxisRange, days: readonly Day[], today: Day): Axis {
  const sorted = [...days].sort();
  const first = sorted[0] ?? today;
  const last = sorted[sorted.length - 1] ?? today;
  const least = addDays(today, AHEAD);
  const most = addDays(today, MOST_AHEAD);
  const from = range === 'all' ? addDays(first < today ? first : today, -7) : addDays(today, -BACK[range]);
  return { from, to: last < least ? least : last > most ? most : last };
}

/** Returns the position of a day on the axis, 0 to 1; outside that interval if the day is off the axis. */
export const placeOnAxis = (day: Day, { from, to }: Axis): number =>
  daysBetween(from, day) / daysBetween(from, to);

export const isOnAxis = (day: Day, { from, to }: Axis): boolean => day >= from && day <= to;

/**
 * Returns the first days of the months on the axis; with many months only every second, third, sixth, twelfth or 24th.
 */
export function monthsOn({ from, to }: Axis, most: number): Day[] {
  const count =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7));
  const step = [1, 2, 3, 6, 12].find((one) => count / one <= most) ?? 24;
  const start = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7));
  return Array.from({ length: count }, (_, at) => start + at)
    .filter((month) => month % step === 0)
    .map((month) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`)
    .filter((day) => isOnAxis(day, { from, to }));
}
