import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/EmptyState';
import { useSwipe } from '@/lib/hooks/useSwipe';
import { DayStrip } from '../../day/DayStrip';
import { PlannerDay } from './PlannerDay';
import { WeekTools, type PlannerPlace } from './PlannerWeek';

/** One day to be planned; a swipe or the strip above leads to the others. */
export function PlannerDayView({ shown, table, sums }: PlannerPlace) {
  const { t } = useTranslation('planner');
  const last = table.days.length - 1;
  const swipe = useSwipe({
    onLeft: () => shown.index < last && shown.show(shown.index + 1),
    onRight: () => shown.index > 0 && shown.show(shown.index - 1),
  });
  const at = shown.placed[shown.index];
  return (
    <>
      <DayStrip shown={shown} />
      {at ? (
        <div {...swipe}>
          <PlannerDay
            at={at}
            table={table}
            totals={sums.byDay.get(at.day.key)}
            targets={sums.targets}
            isMine={sums.isMine}
            today={shown.today}
          />
        </div>
      ) : (
        <EmptyState title={t('planner.noDaysTitle')} text={t('planner.noDaysText')} />
      )}
      <WeekTools shown={shown} />
    </>
  );
}
