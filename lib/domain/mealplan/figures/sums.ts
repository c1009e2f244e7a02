import { NUTRIENTS } from '../../dish/nutrition';
import type { DayTotals } from './totals';
import { recordOf } from '../../recordOf';

/** Figures of a week: its total cost, and the nutrition of an average day (empty days do not count). */
interface WeekTotals extends DayTotals {
  readonly countedDays: number;
}

export function weekTotals(days: readonly DayTotals[]): WeekTotals {
  const counted = days.filter(
    ({ calories, costTetri, incomplete }) => calories > 0 || costTetri > 0 || incomplete.length > 0,
  );
  const count = Math.max(1, counted.length);
  const mean = recordOf(NUTRIENTS, (name) => counted.reduce((sum, day) => sum + day[name], 0) / count);
  return {
    ...mean,
    costTetri: days.reduce((sum, day) => sum + day.costTetri, 0),
    incomplete: [...new Set(days.flatMap(({ incomplete }) => incomplete))],
    priceless: [...new Set(days.flatMap(({ priceless }) => priceless))],
    countedDays: counted.length,
  };
}
