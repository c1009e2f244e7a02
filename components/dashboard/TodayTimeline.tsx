import { CalendarHeart } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { KIND_ICONS } from '@/components/mealplan/FilterBar';
import { recipeAt } from '@/components/mealplan/EntryLine';
import { MarkButtons } from '@/components/mealplan/MarkButtons';
import { EmptyState } from '@/components/ui/EmptyState';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useCalendar, useMarking, useMyToday } from '@/context/data/calendar';
import { useLanguage } from '@/context/LanguageContext';
import { byTime, logKindOf, nextItem, timeOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { LogState } from '@/lib/domain/mealplan/types';
import { formatNumber } from '@/lib/format/number';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import css from '@/styles/timeline.module.scss';
import { TodayFigures } from './TodayFigures';

/** Today on one line: what to eat, train, take and attend, each to be marked as done or skipped. */
function Timeline() {
  const { t } = useTranslation(['mealplan', 'common']);
  const { day, time } = useMyToday();
  const { remote, reload, mutate } = useCalendar(day, day);
  return (
    <section className={css.timeline} aria-labelledby="today">
      <h2 id="today">{t('today.title')}</h2>
      <RemoteView of={remote} skeleton={<SkeletonRows count={4} />} onRetry={reload}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={t('today.emptyTitle')} text={t('today.emptyText')}>
              <Link href="/mealplan/my" className="btn btn-primary">
                <CalendarHeart size={18} aria-hidden />
                {t('common:menu.mealplanMy')}
              </Link>
              <Link href="/mealplan/list" className="btn btn-outline-secondary">
                {t('common:menu.mealplanList')}
              </Link>
            </EmptyState>
          ) : (
            <Lines items={items} now={time} onChanged={mutate} />
          )
        }
      </RemoteView>
    </section>
  );
}

interface LinesProps {
  readonly items: readonly CalendarItem[];
  readonly now: string;
  readonly onChanged: (items: CalendarItem[]) => void;
}

function Lines({ items, now, onChanged }: LinesProps) {
  const { t } = useTranslation('mealplan');
  const mark = useMarking();
  const next = nextItem(items, now);
  const set = async (item: CalendarItem, state: LogState | null) => {
    const put = (part: Pick<CalendarItem, 'state' | 'logId'>) =>
      onChanged(items.map((at) => (isSame(at, item) ? { ...at, ...part } : at)));
    put({ state, logId: item.logId }); // the tick answers the tap, the CMS follows
    try {
      const { day, key, kind, source } = item;
      const log = await mark({ day, key, kind: logKindOf(kind), source }, state, item.logId ?? null);
      put({ state, logId: log?.id ?? null });
    } catch {
      put({ state: item.state, logId: item.logId }); // the alert has said it
    }
  };
  return (
    <>
      <TodayFigures items={items} />
      <ol>
        {byTime(items).map((item) => (
          <li key={`${item.source.type}-${item.source.id}-${item.key}`} data-kind={item.kind} data-state={item.state}>
            <time>{timeOf(item) ?? t('today.anyTime')}</time>
            <Line item={item} isNext={item === next} />
            <MarkButtons name={item.title} state={item.state ?? null} onMark={(state) => set(item, state)} />
          </li>
        ))}
      </ol>
    </>
  );
}

const isSame = (one: CalendarItem, other: CalendarItem): boolean =>
  one.key === other.key && one.source.type === other.source.type && one.source.id === other.source.id;

function Line({ item, isNext }: { item: CalendarItem; isNext: boolean }) {
  const { t } = useTranslation(['mealplan', 'common']);
  const { language } = useLanguage();
  const { kind, title, dish, servings, share, calories, type, source, endTime } = item;
  const Icon = KIND_ICONS[kind];
  const own = servings && share ? servings * share : 0;
  const facts = [
    type && t(`common:type.${type}`),
    endTime && t('today.until', { time: endTime }),
    own > 0 && t('entry.own', { value: formatNumber(own, language, { digits: 2 }) }),
    calories && t('totals.kcal', { value: formatNumber(calories, language, { digits: 0 }) }),
    source.Name,
  ].filter(Boolean);
  return (
    <div className={css.line}>
      <Icon size={20} aria-hidden />
      <div>
        {dish ? <Link href={recipeAt(dish, servings ?? 1)}>{title}</Link> : <span>{title}</span>}
        {isNext && <strong className={css.next}>{t('today.next')}</strong>}
        <small>{facts.join(' · ')}</small>
      </div>
    </div>
  );
}

export const TodayTimeline = withNamespaces(Timeline, { mealplan });
