import { useTranslation } from 'next-i18next/pages';
import type { MarkItem } from '@/components/day/agenda/useItemMarks';
import { byTime, nextItem, plansOf, timeOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { WaitingMark } from '@/lib/domain/mealplan/marks';
import css from '@/components/calendar/DayBoard.module.scss';
import { ItemLine } from './ItemLine';
import { ItemMark } from './ItemMark';
import { ItemOutcome } from './ItemOutcome';
import { MoveButton } from './MoveButton';
import { useItemTitle } from './useItemTitle';

interface ItemLinesProps {
  /** Lines of one day, with their marks. */
  readonly items: readonly CalendarItem[];
  /** Marks that wait to be sent. */
  readonly waiting: readonly WaitingMark[];
  /** Present time; undefined on any day but today. */
  readonly now?: string;
  /** Undefined if nothing can be marked, as on future days. */
  readonly onMark?: MarkItem;
  /** Opens the dialog that moves a line; undefined if the line cannot move. */
  readonly moverOf: (item: CalendarItem) => (() => void) | undefined;
}

/** Lists a day's meals, exercises, supplements and appointments; each can be marked as done or skipped. */
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
            {onMark && <ItemOutcome item={item} onMark={onMark} />}
          </li>
        );
      })}
    </ol>
  );
}
