import { useMemo } from 'react';
import { useAuth } from '@/context/AuthContext';
import { usesOwnPrices } from '@/lib/domain/mealplan/figures/ownCosts';
import { sourcesOf, type PlanParts, type PlanTargets } from '@/lib/domain/mealplan/record';
import { targetsFor } from '@/lib/domain/mealplan/figures/share';
import { weekTotals } from '@/lib/domain/mealplan/figures/sums';
import { dayTotals } from '@/lib/domain/mealplan/figures/totals';
import type { CalendarSource } from '@/lib/domain/mealplan/timeline';
import type { Eater, PlanDay } from '@/lib/domain/mealplan/types';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';

export interface Table {
  readonly days: readonly PlanDay[];
  readonly parts: PlanParts;
  readonly eaters: readonly Eater[];
  readonly targets?: PlanTargets | null;
  /** Plan, or followed copy, whose days these are. */
  readonly source?: Pick<CalendarSource, 'type' | 'id'> | null;
}

/** Computes the totals of a week's days for the reader's own share, and the targets to compare them with. */
export function usePlanSums(
  { days, parts, eaters, targets }: Table,
  week: readonly Pick<PlacedDay, 'day'>[],
) {
  const { person } = useAuth();
  const user = person?.id;
  const own = person?.targets;
  const perDay = useMemo(() => targetsFor(own, targets), [own, targets]);
  return useMemo(() => {
    const input = { eaters, sources: sourcesOf(parts), user };
    const byDay = new Map(week.map(({ day }) => [day.key, dayTotals(day, days, input)]));
    const sum = weekTotals([...byDay.values()]);
    const { costTetriPerDay: cost } = perDay;
    // Nutrition is compared per day, the cost of a week with the sum over its counted days.
    const weekTargets = { ...perDay, costTetriPerDay: cost ? cost * sum.countedDays : null };
    const isMine = user !== undefined && (eaters.length === 0 || eaters.some((eater) => eater.user === user));
    const shown = week.map(({ day }) => day);
    const isOwn = usesOwnPrices(shown, parts);
    const table = { days, parts, eaters };
    return { byDay, week: sum, targets: perDay, weekTargets, isMine, isOwn, table, shown };
  }, [days, parts, eaters, perDay, week, user]);
}
