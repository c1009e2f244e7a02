import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useWide } from '@/lib/hooks/useWide';
import css from './PlannerDayView.module.scss';
import { DayStrip } from '@/components/day/week/DayStrip';
import { PlanNutrientsFold } from '@/components/day/sums/PlanNutrientsFold';
import { useDaySwipe } from '@/components/day/week/useDaySwipe';
import { WeekNav } from '@/components/day/week/WeekNav';
import { PlacedDay, WeekTools, type PlannerPlace } from './PlannerWeek';

/** Shows a single day in the planner; a swipe or the strip above leads to other days. */
export function PlannerDayView(place: PlannerPlace) {
  const { shown, sums } = place;
  const { t } = useTranslation('planner');
  const swipe = useDaySwipe(shown);
  const isWide = useWide();
  const at = shown.placed[shown.index];
  return (
    <>
      <div className={css.days}>
        {!isWide && shown.weeks.length > 1 && <WeekNav shown={shown} isShort />}
        <DayStrip shown={shown} />
      </div>
      {at ? (
        <div {...swipe} className={css.day}>
          <PlacedDay {...place} at={at} />
          <PlanNutrientsFold sums={sums} days={[at.day]} of="day" />
        </div>
      ) : (
        <EmptyState title={t('planner.noDaysTitle')} text={t('planner.noDaysText')} />
      )}
      <WeekTools shown={shown} />
    </>
  );
}
