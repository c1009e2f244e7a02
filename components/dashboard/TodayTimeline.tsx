import { CalendarHeart } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { ItemLines } from '@/components/calendar/ItemLines';
import { DrawButton } from '@/components/dish/DrawButton';
import { useItemMarks } from '@/components/day/useItemMarks';
import { EmptyState } from '@/components/ui/EmptyState';
import { Timeline } from '@/components/ui/Timeline';
import { withMarks, type WaitingMark } from '@/lib/domain/mealplan/marks';
import { canMark, type CalendarItem } from '@/lib/domain/mealplan/timeline';

interface TimelineProps {
  /** As the CMS knows them. */
  readonly items: readonly CalendarItem[];
  /** What has been marked since and waits to be sent. */
  readonly waiting: readonly WaitingMark[];
  readonly now: string;
  readonly onChanged: (items: CalendarItem[]) => void;
  /** A mark has been kept: what hangs on it may have changed too. */
  readonly onKept?: () => void;
}

/** Today on one line: what to eat, train, take and attend, each to be marked as done or skipped. */
export function TodayTimeline(props: TimelineProps) {
  const { t } = useTranslation(['mealplan', 'common']);
  return (
    <Timeline aria-labelledby="today">
      <h2 id="today">{t('today.title')}</h2>
      {props.items.length === 0 ? (
        <EmptyState title={t('today.emptyTitle')} text={t('today.emptyText')}>
          <Link href="/mealplan/my" className="btn btn-primary">
            <CalendarHeart size={18} aria-hidden />
            {t('common:menu.mealplanMy')}
          </Link>
          <DrawButton />
          <Link href="/mealplan/list" className="btn btn-outline-secondary">
            {t('common:menu.mealplanList')}
          </Link>
          <Link href="/exercises/schedule" className="btn btn-outline-secondary">
            {t('common:menu.schedule')}
          </Link>
        </EmptyState>
      ) : (
        <Lines {...props} />
      )}
    </Timeline>
  );
}

function Lines({ items, waiting, now, onChanged, onKept }: TimelineProps) {
  const { t } = useTranslation('mealplan');
  const mark = useItemMarks({ items, onChanged, onKept });
  const shown = withMarks(items, waiting);
  const markable = shown.filter(canMark);
  return (
    <>
      {markable.length > 0 && (
        <p>
          {t('today.marked', {
            count: markable.filter(({ state }) => state).length,
            total: markable.length,
          })}
        </p>
      )}
      <ItemLines items={shown} waiting={waiting} now={now} onMark={mark} />
    </>
  );
}
