import { useTranslation } from 'next-i18next/pages';
import { MarkRing } from '@/components/day/agenda/MarkButtons';
import { logKindOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import css from './TickButton.module.scss';
import type { BoardProps } from '@/components/calendar/board';
import { useItemTitle } from './useItemTitle';

interface TickButtonProps {
  readonly item: CalendarItem;
  readonly onMark: BoardProps['onMark'];
}

/** Ring that shows whether an entry is done; a tap marks it, another tap removes the mark. */
export function TickButton({ item, onMark }: TickButtonProps) {
  const { t } = useTranslation('mealplan');
  const titleOf = useItemTitle();
  const isDone = item.state === 'done';
  const kind = logKindOf(item.kind);
  const word = t(isDone ? `log.done.${kind}` : `log.mark.${kind}`);
  return (
    <button
      type="button"
      className={css.tick}
      aria-pressed={isDone}
      aria-label={`${word}: ${titleOf(item)}`}
      title={word}
      onClick={() => onMark(item, isDone ? null : 'done')}
    >
      <MarkRing isDone={isDone} />
    </button>
  );
}
