import { addDays, type Day } from '../time/day';

/** Body weight of a person on a day. */
export interface Weight {
  readonly id: number;
  readonly day: Day;
  readonly kilograms: number;
}

/** Time ranges of the chart. */
export const WEIGHT_RANGES = ['months', 'year', 'all'] as const;
export type WeightRange = (typeof WEIGHT_RANGES)[number];

const DAYS: Readonly<Record<Exclude<WeightRange, 'all'>, number>> = { months: 92, year: 366 };

/** Returns the weights within the range, earliest first. */
export function weightsIn(weights: readonly Weight[], range: WeightRange, today: Day): Weight[] {
  const from = range === 'all' ? '' : addDays(today, -DAYS[range]);
  return weights.filter(({ day }) => day >= from).sort((one, other) => one.day.localeCompare(other.day));
}

/** Returns the difference between the last and the first weight; undefined for fewer than two. */
export function weightChange(weights: readonly Weight[]): number | undefined {
  const [first, ...others] = weights;
  const last = others.at(-1);
  return first && last && last.kilograms - first.kilograms;
}
