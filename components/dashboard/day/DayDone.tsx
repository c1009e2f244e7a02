import { useTranslation } from 'next-i18next/pages';
import type { MyDay } from '@/context/dashboard/day';
import { useWaitingMarks } from '@/context/calendar/marks';
import { withMarks } from '@/lib/domain/mealplan/marks';
import { canMark } from '@/lib/domain/mealplan/timeline';

/** Counts the done and skipped entries of the day; renders nothing on a day without entries to mark. */
export function DayDone({ of: { calendar, today } }: { of: MyDay }) {
  const { t } = useTranslation('dashboard');
  const waiting = useWaitingMarks(() => undefined); // The board itself stores the sent marks.
  if (calendar.remote.status !== 'ready') return null;
  const ofToday = withMarks(calendar.remote.data, waiting).filter(
    (item) => item.day === today && canMark(item),
  );
  const count = (state: string) => ofToday.filter((item) => item.state === state).length;
  const skipped = count('skipped');
  if (ofToday.length === 0) return null;
  return (
    <>
      {t('done', { count: count('done'), total: ofToday.length })}
      {skipped > 0 && ` · ${t('skipped', { count: skipped })}`}
    </>
  );
}
