import { useMemo } from 'react';
import { NutrientsTable } from '@/components/food/NutrientsTable';
import { ShortOf } from '@/components/food/ShortOf';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { useDetailSources, useMyIntakes } from '@/context/food/nutrients';
import { dayDetails, detailIds, meanDetails, type DetailSources } from '@/lib/domain/mealplan/details';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import type { usePlanSums } from './usePlanSums';

export interface PlanNutrientsProps {
  readonly sums: Pick<ReturnType<typeof usePlanSums>, 'table' | 'isMine'>;
  /** Days to add up: a single day, or a week's days, which are averaged. */
  readonly days: readonly PlanDay[];
  readonly of: 'day' | 'week';
}

/**
 * Shows the vitamins and minerals that the reader eats on a day, or on average over a week's days, and the week's
 * deficits.
 */
export function PlanNutrients({ sums: { table, isMine }, days: shown, of }: PlanNutrientsProps) {
  const { person } = useAuth();
  const user = person?.id;
  const mine = useMyIntakes();
  const { days, eaters, parts } = table;
  const ids = useMemo(() => detailIds(shown, days), [shown, days]);
  // Skips recipes that are closed to this reader.
  const open = ids.dishes.filter((id) => !parts.dishes[id]?.isClosed);
  const { remote, reload } = useDetailSources(open, ids.products);
  const sum = (sources: DetailSources) =>
    meanDetails(shown.map((day) => dayDetails(day, days, { eaters, sources, user })));
  return (
    <RemoteView
      of={mine ? remote : { status: 'loading' }}
      skeleton={<SkeletonRows count={6} />}
      onRetry={reload}
    >
      {(sources) => {
        if (!mine) return null;
        const details = sum(sources);
        return (
          <>
            {of === 'week' && <ShortOf details={details} mine={mine} />}
            <NutrientsTable
              details={details}
              mine={mine}
              of={isMine ? of : of === 'week' ? 'oneWeek' : 'one'}
            />
          </>
        );
      }}
    </RemoteView>
  );
}
