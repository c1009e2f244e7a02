import { useMemo } from 'react';
import { useAuth } from '@/context/AuthContext';
import { sourcesOf } from '@/lib/domain/mealplan/record';
import { entryCalories } from '@/lib/domain/mealplan/figures/totals';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import type { Table } from '@/components/day/sums/usePlanSums';

/** Energy of the reader's share of each entry of these days, in kcal. */
export function useEntryKcal(
  { days, parts, eaters }: Table,
  week: readonly Pick<PlacedDay, 'day'>[],
): ReadonlyMap<string, number> {
  const { person } = useAuth();
  const user = person?.id;
  return useMemo(() => {
    const input = { eaters, sources: sourcesOf(parts), user };
    return entryCalories(
      week.map(({ day }) => day),
      days,
      input,
    );
  }, [days, parts, eaters, user, week]);
}
