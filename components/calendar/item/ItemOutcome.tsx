import { LazyOutcomeButtons } from '@/components/day/agenda/OutcomeButtons.lazy';
import type { MarkItem } from '@/components/day/agenda/useItemMarks';
import { canHaveOutcome, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { useItemTitle } from './useItemTitle';

interface ItemOutcomeProps {
  readonly item: CalendarItem;
  readonly onMark: MarkItem;
}

/** Buttons that say what became of a dish that was eaten; renders nothing for any other line. */
export function ItemOutcome({ item, onMark }: ItemOutcomeProps) {
  const titleOf = useItemTitle();
  if (!canHaveOutcome(item)) return null;
  return (
    <LazyOutcomeButtons
      name={titleOf(item)}
      servings={item.servings ?? 1}
      said={item}
      onSay={(said) => onMark(item, 'done', said)}
    />
  );
}
