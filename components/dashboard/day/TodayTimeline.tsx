import { CalendarHeart, CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';
import { DrawButton } from '@/components/dish/draw/DrawButton';
import { type MarkItem, useItemMarks } from '@/components/day/agenda/useItemMarks';
import { LazyFromHome } from '@/components/pantry/taken/FromHome.lazy';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { minutesOf } from '@/lib/domain/exercise/schedule';
import { withMarks, type WaitingMark } from '@/lib/domain/mealplan/marks';
import {
  canMark,
  itemOfNow,
  nextItem,
  plansOf,
  sidesOf,
  timeOf,
  type CalendarItem,
} from '@/lib/domain/mealplan/timeline';
import { mealCause } from '@/lib/domain/pantry/cause';
import { useWide } from '@/lib/hooks/useWide';
import { DayRows } from './DayRows';
import { NowCard } from './NowCard';
import css from './TodayTimeline.module.scss';

interface TimelineProps {
  /** Items as the server stores them. */
  readonly items: readonly CalendarItem[];
  /** Newer marks that wait to be sent. */
  readonly waiting: readonly WaitingMark[];
  readonly now: string;
  readonly onChanged: (items: CalendarItem[]) => void;
  /** Called once the server has stored a mark, because dependent data may have changed too. */
  readonly onKept?: () => void;
}

/** Lists today's meals, exercises, supplements and appointments; each can be marked as done or skipped. */
export function TodayTimeline(props: TimelineProps) {
  const { t } = useTranslation(['mealplan', 'common']);
  return (
    <section className={css.today} aria-labelledby="today">
      <h2 id="today" className="visually-hidden">
        {t('today.title')}
      </h2>
      {props.items.length === 0 ? (
        <EmptyState title={t('today.emptyTitle')} text={t('today.emptyText')}>
          <LinkButton href="/mealplan/my" tone="primary" icon={CalendarHeart}>
            {t('common:menu.mealplanMy')}
          </LinkButton>
          <DrawButton />
          <LinkButton href="/mealplan/list">{t('common:menu.mealplanList')}</LinkButton>
          <LinkButton href="/exercises/schedule">{t('common:menu.schedule')}</LinkButton>
        </EmptyState>
      ) : (
        <Lines {...props} />
      )}
    </section>
  );
}
/** Number of done entries from which they fold into one row. */
const FOLDED_FROM = 3;
const HELD_MINUTES = 5;
const nameOf = ({ day, key, source }: CalendarItem) => `${source.type}-${source.id}-${day}-${key}`;

function Lines({ items, waiting, now, onChanged, onKept }: TimelineProps) {
  const { t } = useTranslation('mealplan');
  const titleOf = useItemTitle();
  const mark = useItemMarks({ items, onChanged, onKept });
  const shown = withMarks(items, waiting);
  const markable = shown.filter(canMark);
  const current = itemOfNow(shown, now);
  // Entries marked here do not fold at once, and the large entry stays for a while.
  const [marked] = useState(() => shown.filter(({ state }) => state).map(nameOf));
  const [held, setHeld] = useState<{ name: string; at: string }>();
  const isHeld = held !== undefined && minutesOf(now) - minutesOf(held.at) < HELD_MINUTES;
  const large = (isHeld && shown.find((item) => nameOf(item) === held.name)) || current;
  const isFolded = (item: CalendarItem) => marked.length >= FOLDED_FROM && marked.includes(nameOf(item));
  const earlier = shown.filter((item) => item !== large && isFolded(item));
  const rows = shown.filter((item) => item !== large && !earlier.includes(item));
  const timed = shown.filter((item) => item !== large && timeOf(item) !== undefined);
  const start = (large && timeOf(large)) ?? now;
  const after = large && nextItem(timed, start > now ? start : now);
  const isOfOnePlan = plansOf(shown) <= 1;
  const [done, setDone] = useState<CalendarItem>();
  const isWide = useWide(); // Wide screens count the done entries in the page's heading.
  const markAndSay: MarkItem = (item, state, said) => {
    if (!said) setDone(state === 'done' && item.kind === 'mealplans' ? item : undefined);
    void mark(item, state, said);
  };
  const parts = { waiting, isOfOnePlan, onMark: markAndSay };
  const markLarge: MarkItem = (item, ...marked) => {
    setHeld({ name: nameOf(item), at: now });
    markAndSay(item, ...marked);
  };
  return (
    <>
      {large && (
        <ul className={css.now}>
          <li>
            <NowCard item={large} sides={sidesOf(large, shown)} now={now} {...parts} onMark={markLarge} />
          </li>
        </ul>
      )}
      {after && (
        <p className={css.next}>
          {t((timeOf(large) ?? now) > now ? 'today.then' : 'today.next')} · <strong>{timeOf(after)}</strong>{' '}
          {titleOf(after)}
        </p>
      )}
      {done && <LazyFromHome cause={mealCause(done.key, done.day)} />}
      {!isWide && markable.length > 0 && (
        <p className={css.marked}>
          {t('today.marked', {
            count: markable.filter(({ state }) => state).length,
            total: markable.length,
          })}
        </p>
      )}
      {earlier.length > 0 && (
        <details className={css.earlier}>
          <summary>
            <Icon of={CircleCheck} size={20} />
            <span>{earlier.map(titleOf).join(' · ')}</span>
          </summary>
          <DayRows items={earlier} {...parts} />
        </details>
      )}
      <DayRows items={rows} {...parts} />
    </>
  );
}
