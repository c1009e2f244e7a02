import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { KIND_ICONS } from '@/components/day/week/FilterBar';
import { MarkSign } from '@/components/day/agenda/MarkButtons';
import { StateTag } from '@/components/order/StateTag';
import { Icon } from '@/components/ui/Icon';
import { areOneMeal, canMark, logKindOf, timeOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { BoardProps } from '@/components/calendar/board';
import { MoveButton } from '@/components/calendar/item/MoveButton';
import { placeOf } from '@/components/calendar/item/placeOf';
import { TickButton } from '@/components/calendar/item/TickButton';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';

interface WeekItemProps {
  readonly item: CalendarItem;
  /** Previous line: dishes of one meal share one time. */
  readonly before?: CalendarItem;
  /** Undefined if nothing can be marked yet. */
  readonly onMark?: BoardProps['onMark'];
  /** Undefined if the line cannot move. */
  readonly onMove?: () => void;
}

/** Shows a line of the week: time, name and a tick; a tap opens it. */
export function WeekItem({ item, before, onMark, onMove }: WeekItemProps) {
  const { t } = useTranslation(['mealplan', 'common']);
  const titleOf = useItemTitle();
  const { kind, type, order, state = null } = item;
  const icon = KIND_ICONS[kind];
  const title = titleOf(item);
  const isMarkable = onMark && canMark(item);
  return (
    <li data-kind={kind} data-state={state}>
      {!(before && areOneMeal(item, before)) && (
        <small>
          <Icon of={icon} size={14} />
          {[timeOf(item) ?? t('today.anyTime'), type && t(`common:type.${type}`)].filter(Boolean).join(' · ')}
        </small>
      )}
      <div>
        <Link href={placeOf(item)}>{title}</Link>
        {onMove && <MoveButton name={title} onMove={onMove} />}
        {isMarkable && <TickButton item={item} onMark={onMark} />}
      </div>
      {(state === 'skipped' || !isMarkable) && <MarkSign kind={logKindOf(kind)} state={state} />}
      {order && <StateTag state={order} />}
    </li>
  );
}
