import { CalendarHeart } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { AllergenTag } from '@/components/food/AllergenTag';
import { KIND_ICONS } from '@/components/mealplan/FilterBar';
import { recipeAt } from '@/components/mealplan/EntryLine';
import { MarkButtons } from '@/components/mealplan/MarkButtons';
import { EmptyState } from '@/components/ui/EmptyState';
import { KEPT, useMarking } from '@/context/data/marks';
import { useLanguage } from '@/context/LanguageContext';
import {
  byTime,
  isOfPlan,
  logKindOf,
  nextItem,
  plansOf,
  timeOf,
  type CalendarItem,
} from '@/lib/domain/mealplan/timeline';
import { waitingMark, withMarks, type WaitingMark } from '@/lib/domain/mealplan/marks';
import type { LogState } from '@/lib/domain/mealplan/types';
import { formatDose } from '@/lib/format/dose';
import { formatNumber } from '@/lib/format/number';
import css from '@/styles/timeline.module.scss';

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
    <section className={css.timeline} aria-labelledby="today">
      <h2 id="today">{t('today.title')}</h2>
      {props.items.length === 0 ? (
        <EmptyState title={t('today.emptyTitle')} text={t('today.emptyText')}>
          <Link href="/mealplan/my" className="btn btn-primary">
            <CalendarHeart size={18} aria-hidden />
            {t('common:menu.mealplanMy')}
          </Link>
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
    </section>
  );
}

function Lines({ items, waiting, now, onChanged, onKept }: TimelineProps) {
  const { t } = useTranslation('mealplan');
  const mark = useMarking();
  const shown = withMarks(items, waiting);
  const next = nextItem(shown, now);
  const isOfOnePlan = plansOf(items) <= 1;
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  const set = async (line: CalendarItem, state: LogState | null) => {
    const item = items.find((at) => isSame(at, line)) ?? line;
    // several ticks may be on their way at once: each changes what stands there then
    const put = (part: Pick<CalendarItem, 'state' | 'logId'>) => {
      latest.current = latest.current.map((at) => (isSame(at, item) ? { ...at, ...part } : at));
      onChanged([...latest.current]);
    };
    put({ state, logId: item.logId }); // the tick answers the tap, the CMS follows
    try {
      const { day, key, kind, source } = item;
      const log = await mark({ day, key, kind: logKindOf(kind), source }, state, item.logId ?? null);
      if (log === KEPT) return put({ state: item.state, logId: item.logId }); // what waits is laid over it
      put({ state, logId: log?.id ?? null });
      onKept?.();
    } catch {
      put({ state: item.state, logId: item.logId }); // the alert has said it
    }
  };
  return (
    <>
      <p>{t('today.marked', { count: shown.filter(({ state }) => state).length, total: shown.length })}</p>
      <ol>
        {byTime(shown).map((item) => (
          <li
            key={`${item.source.type}-${item.source.id}-${item.key}`}
            data-kind={item.kind}
            data-state={item.state}
          >
            <time>{timeOf(item) ?? t('today.anyTime')}</time>
            <Line item={item} isNext={item === next} isOfOnePlan={isOfOnePlan} />
            <MarkButtons
              name={item.title}
              kind={logKindOf(item.kind)}
              state={item.state ?? null}
              isWaiting={waitingMark(waiting, item) !== undefined}
              onMark={(state) => set(item, state)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

const isSame = (one: CalendarItem, other: CalendarItem): boolean =>
  one.key === other.key && one.source.type === other.source.type && one.source.id === other.source.id;

function addressOf({ dish, servings, exercise, supplement }: CalendarItem): string | undefined {
  if (dish) return recipeAt(dish, servings ?? 1);
  if (exercise) return `/exercises/${exercise}`;
  return supplement ? `/supplements/${supplement}` : undefined;
}

interface LineProps {
  readonly item: CalendarItem;
  readonly isNext: boolean;
  /** No need then to say at each line which plan it is from. */
  readonly isOfOnePlan: boolean;
}

function Line({ item, isNext, isOfOnePlan }: LineProps) {
  const { t } = useTranslation(['mealplan', 'common', 'day']);
  const { language } = useLanguage();
  const { kind, title, servings, share, calories, type, source, endTime, dosage, unit, burnedCalories } =
    item;
  const Icon = KIND_ICONS[kind];
  const own = servings && share ? servings * share : 0;
  const facts = [
    type && t(`common:type.${type}`),
    endTime && t('today.until', { time: endTime }),
    own > 0 && t('entry.own', { value: formatNumber(own, language, { digits: 2 }) }),
    dosage && formatDose(dosage, unit, language),
    burnedCalories && t('day:ring.burns', { value: formatNumber(burnedCalories, language, { digits: 0 }) }),
    share === 0 && t('entry.withoutMe'),
    typeof calories === 'number' &&
      share !== 0 &&
      t('totals.kcal', { value: formatNumber(calories, language, { digits: 0 }) }),
    !(isOfOnePlan && isOfPlan(item)) && source.Name !== title && source.Name,
  ].filter(Boolean);
  const address = addressOf(item);
  return (
    <div className={css.line}>
      <Icon size={20} aria-hidden />
      <div>
        {address ? <Link href={address}>{title}</Link> : <span>{title}</span>}
        {isNext && <strong className={css.next}>{t('today.next')}</strong>}
        <small>{facts.join(' · ')}</small>
        <AllergenTag allergens={item.allergens} others={item.warned ?? []} />
      </div>
    </div>
  );
}
