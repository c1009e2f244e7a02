import { MarkButtons } from '@/components/day/agenda/MarkButtons';
import type { MarkItem } from '@/components/day/agenda/useItemMarks';
import { waitingMark, type WaitingMark } from '@/lib/domain/mealplan/marks';
import { canMark, logKindOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { useItemTitle } from './useItemTitle';

interface ItemMarkProps {
  readonly item: CalendarItem;
  /** Marks that wait to be sent. */
  readonly waiting: readonly WaitingMark[];
  readonly look?: 'row' | 'large' | 'second';
  readonly onMark: MarkItem;
}

/** Buttons that mark a line as done or skipped; an order has none, because its own state tells. */
export function ItemMark({ item, waiting, look, onMark }: ItemMarkProps) {
  const titleOf = useItemTitle();
  if (!canMark(item)) return null;
  return (
    <MarkButtons
      look={look}
      name={titleOf(item)}
      kind={logKindOf(item.kind)}
      state={item.state ?? null}
      isWaiting={waitingMark(waiting, item) !== undefined}
      onMark={(state) => onMark(item, state)}
    />
  );
}
