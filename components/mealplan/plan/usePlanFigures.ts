import { useMemo } from 'react';
import type { Plan } from '@/lib/domain/mealplan/record';
import { usePlanSums } from '@/components/day/sums/usePlanSums';

/** A plan with the figures of the days that are shown below them, by the same reckoning and for the same reader. */
export function usePlanFigures(plan: Plan) {
  const { days } = plan;
  const all = useMemo(() => days.map((day) => ({ day })), [days]);
  const { week, isMine } = usePlanSums(plan, all);
  return {
    ...plan,
    isMine,
    dayCount: days.length,
    calories: week.calories,
    costTetri: Math.round(week.costTetri / Math.max(1, week.countedDays)),
    incompleteProducts: week.incomplete,
    pricelessProducts: week.priceless,
  };
}
