import { MarkButtons } from '@/components/day/agenda/MarkButtons';
import { waitingMark, type WaitingMark } from '@/lib/domain/mealplan/marks';
import { canMark, logKindOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { LogState } from '@/lib/domain/mealplan/types';
import { useItemTitle } from './useItemTitle';

interface ItemMarkProps {
  readonly item: CalendarItem;
  /** What has been marked and waits to be sent. */
  readonly waiting: readonly WaitingMark[];
  readonly look?: 'row' | 'large' | 'second';
  readonly onMark: (item: CalendarItem, state: LogState | null) => void;
}

/** The buttons that say what became of a line; an order says it itself. */
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
