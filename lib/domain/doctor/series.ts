import { nameKey } from '../text/clean';
import type { Day } from '../time/day';
import type { Result } from './results';
import type { Examination } from './types';

export interface Series {
  /** The parameter and its unit as they are compared: values in different units are different series. */
  readonly key: string;
  readonly parameter: string;
  readonly unit: string;
  readonly points: readonly { readonly day: Day; readonly result: Result }[];
}

const keyOf = ({ parameter, unit }: Result): string => `${nameKey(parameter)} ${nameKey(unit ?? '')}`;

/** Every parameter's values in the order of their days; those measured most often first. Of one day the last value counts. */
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

/** The one time axis that several series share: all their days, ascending. */
export const daysOf = (series: readonly Series[]): Day[] =>
  [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))].sort();
