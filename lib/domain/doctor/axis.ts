import { addDays, daysBetween, type Day } from '../time/day';

/** The days that a line of time shows, both ends included. */
export interface Axis {
  readonly from: Day;
  readonly to: Day;
}
export const AXIS_RANGES = ['months', 'year', 'all'] as const;
export type AxisRange = (typeof AXIS_RANGES)[number];

const BACK: Readonly<Record<Exclude<AxisRange, 'all'>, number>> = { months: 92, year: 365 };
/** How far ahead the line goes at least, so that today does not stand at its very end. */
const AHEAD = 21;
/** And at most: what is planned later stands beside the line. */
const MOST_AHEAD = 92;

/** From the beginning of the range, or the first of the days, to a little after today, or the last of them. */
export function axisOf(range: AxisRange, days: readonly Day[], today: Day): Axis {
  const sorted = [...days].sort();
  const first = sorted[0] ?? today;
  const last = sorted[sorted.length - 1] ?? today;
  const least = addDays(today, AHEAD);
  const most = addDays(today, MOST_AHEAD);
  const from = range === 'all' ? addDays(first < today ? first : today, -7) : addDays(today, -BACK[range]);
  return { from, to: last < least ? least : last > most ? most : last };
}

/** Where a day stands on the axis, 0 to 1; less or more where it lies beside it. */
export const placeOnAxis = (day: Day, { from, to }: Axis): number =>
  daysBetween(from, day) / daysBetween(from, to);

export const isOnAxis = (day: Day, { from, to }: Axis): boolean => day >= from && day <= to;

/** The first days of the months on the axis; of many months every second, third, sixth or twelfth. */
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
