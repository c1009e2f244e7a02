import { nameKey } from '../text/clean';
import type { Day } from '../time/day';
import type { Result } from './results';
import type { Examination } from './types';

export interface Series {
  /** Normalized parameter and unit; values in different units form different series. */
  readonly key: string;
  readonly parameter: string;
  readonly unit: string;
  readonly points: readonly { readonly day: Day; readonly result: Result }[];
}

const keyOf = ({ parameter, unit }: Result): string => `${nameKey(parameter)} ${nameKey(unit ?? '')}`;

/**
 * Returns each parameter's values by day, most frequently measured parameter first; only the last value of a day
 * counts.
 */
export function seriesOf(examinations: readonly Examination[]): Series[] {
  const byDay = [...examinations].sort((one, other) => one.day.localeCompare(other.day) || one.id - other.id);
  const found = new Map<string, { newest: Result; points: Map<Day, Result> }>();
  for (const { day, results } of byDay) {
    for (const result of results) {
      const points = found.get(keyOf(result))?.points ?? new Map<Day, Result>();
      points.set(day, result);
      found.set(keyOf(result), { newest: result, points });
    }
  }
  return [...found]
    .map(([key, { newest, points }]) => ({
      key,
      parameter: newest.parameter,
      unit: newest.unit ?? '',
      points: [...points].map(([day, result]) => ({ day, result })),
    }))
    .sort(
      (one, other) =>
        other.points.length - one.points.length || one.parameter.localeCompare(other.parameter, 'en'),
    );
}

/** Returns all days of several series, ascending, for a shared time axis. */
export const daysOf = (series: readonly Series[]): Day[] =>
  [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))].sort();
