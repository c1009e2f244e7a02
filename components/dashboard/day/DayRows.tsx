import { useTranslation } from 'next-i18next/pages';
import { ItemLine } from '@/components/calendar/item/ItemLine';
import { ItemMark } from '@/components/calendar/item/ItemMark';
import { ItemOutcome } from '@/components/calendar/item/ItemOutcome';
import type { MarkItem } from '@/components/day/agenda/useItemMarks';
import type { WaitingMark } from '@/lib/domain/mealplan/marks';
import { byTime, timeOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import css from './DayRows.module.scss';

export interface DayRowsProps {
  readonly items: readonly CalendarItem[];
  /** Marks that wait to be sent. */
  readonly waiting: readonly WaitingMark[];
  readonly isOfOnePlan: boolean;
  readonly onMark: MarkItem;
}

/** Lists the day's lines, one row each: time, name, and the buttons that mark it. */
export function DayRows({ items, waiting, isOfOnePlan, onMark }: DayRowsProps) {
  const { t } = useTranslation('mealplan');
  if (items.length === 0) return null;
  return (
    <ol className={css.rows}>
      {byTime(items).map((item) => (
        <li key={`${item.source.type}-${item.source.id}-${item.key}`} data-state={item.state}>
          <time>{timeOf(item) ?? t('today.anyTime')}</time>
          <ItemLine item={item} isNext={false} isOfOnePlan={isOfOnePlan} />
          <ItemMark look="row" item={item} waiting={waiting} onMark={onMark} />
          <ItemOutcome item={item} onMark={onMark} />
        </li>
      ))}
    </ol>
  );
}
