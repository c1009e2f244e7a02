import { NUTRIENTS } from '../../dish/nutrition';
import type { DayTotals } from './totals';

/** Figures of a week: its total cost, and the nutrition of an average day (empty days do not count). */
interface WeekTotals extends DayTotals {
  readonly countedDays: number;
}

export function weekTotals(days: readonly DayTotals[]): WeekTotals {
  const counted = days.filter(
    ({ calories, costTetri, incomplete }) => calories > 0 || costTetri > 0 || incomplete.length > 0,
  );
  const count = Math.max(1, counted.length);
  const mean = Object.fromEntries(
    NUTRIENTS.map((name) => [name, counted.reduce((sum, day) => sum + day[name], 0) / count]),
  ) as Record<(typeof NUTRIENTS)[number], number>;
  return {
    ...mean,
    costTetri: days.reduce((sum, day) => sum + day.costTetri, 0),
    incomplete: [...new Set(days.flatMap(({ incomplete }) => incomplete))],
    priceless: [...new Set(days.flatMap(({ priceless }) => priceless))],
    countedDays: counted.length,
  };
}
