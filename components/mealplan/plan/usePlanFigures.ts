import { useMemo } from 'react';
import type { Plan } from '@/lib/domain/mealplan/record';
import { usePlanSums } from '@/components/day/sums/usePlanSums';

/** Returns a plan with the figures of its days, computed as below them and for the same reader. */
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
