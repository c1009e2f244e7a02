import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/EmptyState';
import { DayStrip } from '../../day/DayStrip';
import { PlanNutrientsFold } from '../../day/PlanNutrientsFold';
import { useDaySwipe } from '../../day/useDaySwipe';
import { PlacedDay, WeekTools, type PlannerPlace } from './PlannerWeek';

/** One day to be planned; a swipe or the strip above leads to the others. */
export function PlannerDayView({ shown, table, sums }: PlannerPlace) {
  const { t } = useTranslation('planner');
  const swipe = useDaySwipe(shown);
  const at = shown.placed[shown.index];
  return (
    <>
      <DayStrip shown={shown} />
      {at ? (
        <div {...swipe}>
          <PlacedDay at={at} shown={shown} table={table} sums={sums} />
          <PlanNutrientsFold sums={sums} days={[at.day]} of="day" />
        </div>
      ) : (
        <EmptyState title={t('planner.noDaysTitle')} text={t('planner.noDaysText')} />
      )}
      <WeekTools shown={shown} />
    </>
  );
}
