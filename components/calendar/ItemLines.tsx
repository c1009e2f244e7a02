import { useTranslation } from 'next-i18next/pages';
import { MarkButtons } from '@/components/day/MarkButtons';
import {
  byTime,
  canMark,
  logKindOf,
  nextItem,
  plansOf,
  timeOf,
  type CalendarItem,
} from '@/lib/domain/mealplan/timeline';
import { waitingMark, type WaitingMark } from '@/lib/domain/mealplan/marks';
import type { LogState } from '@/lib/domain/mealplan/types';
import { ItemLine } from './ItemLine';
import { useItemTitle } from './useItemTitle';

interface ItemLinesProps {
  /** One day's, with what has been marked. */
  readonly items: readonly CalendarItem[];
  /** What has been marked and waits to be sent. */
  readonly waiting: readonly WaitingMark[];
  /** What time it is on this day; undefined for another day than today. */
  readonly now?: string;
  /** Undefined where nothing can be marked, as on days to come. */
  readonly onMark?: (item: CalendarItem, state: LogState | null) => void;
}

/** A day on one line: what to eat, train, take and attend, each to be marked as done or skipped. */
export function ItemLines({ items, waiting, now, onMark }: ItemLinesProps) {
  const { t } = useTranslation('mealplan');
  const titleOf = useItemTitle();
  const next = now === undefined ? undefined : nextItem(items, now);
  const isOfOnePlan = plansOf(items) <= 1;
  return (
    <ol>
      {byTime(items).map((item) => (
        <li
          key={`${item.source.type}-${item.source.id}-${item.key}`}
          data-kind={item.kind}
          data-state={item.state}
        >
          <time>{timeOf(item) ?? t('today.anyTime')}</time>
          <ItemLine item={item} isNext={item === next} isOfOnePlan={isOfOnePlan} />
          {onMark && canMark(item) && (
            <MarkButtons
              name={titleOf(item)}
              kind={logKindOf(item.kind)}
              state={item.state ?? null}
              isWaiting={waitingMark(waiting, item) !== undefined}
              onMark={(state) => onMark(item, state)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
