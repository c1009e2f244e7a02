import { useTranslation } from 'next-i18next/pages';
import { byTime, nextItem, plansOf, timeOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { WaitingMark } from '@/lib/domain/mealplan/marks';
import type { LogState } from '@/lib/domain/mealplan/types';
import css from './ItemLines.module.scss';
import { ItemLine } from './ItemLine';
import { ItemMark } from './ItemMark';
import { MoveButton } from './MoveButton';
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
  /** Opens what moves a line; undefined where it stays where it is. */
  readonly moverOf: (item: CalendarItem) => (() => void) | undefined;
}

/** A day on one line: what to eat, train, take and attend, each to be marked as done or skipped. */
export function ItemLines({ items, waiting, now, onMark, moverOf }: ItemLinesProps) {
  const { t } = useTranslation('mealplan');
  const next = now === undefined ? undefined : nextItem(items, now);
  const titleOf = useItemTitle();
  const isOfOnePlan = plansOf(items) <= 1;
  return (
    <ol>
      {byTime(items).map((item) => {
        const onMove = moverOf(item);
        return (
          <li
            key={`${item.source.type}-${item.source.id}-${item.key}`}
            data-kind={item.kind}
            data-state={item.state}
          >
            <time>{timeOf(item) ?? t('today.anyTime')}</time>
            <ItemLine item={item} isNext={item === next} isOfOnePlan={isOfOnePlan} />
            {(onMove || onMark) && (
              <div className={css.acts}>
                {onMark && <ItemMark item={item} waiting={waiting} onMark={onMark} />}
                {onMove && <MoveButton name={titleOf(item)} onMove={onMove} />}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
