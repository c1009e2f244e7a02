import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { KIND_ICONS } from '@/components/day/FilterBar';
import { MarkRing, MarkSign } from '@/components/day/MarkButtons';
import { StateTag } from '@/components/order/StateTag';
import { canMark, logKindOf, timeOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import css from './WeekItem.module.scss';
import type { BoardProps } from './board';
import { placeOf } from './placeOf';
import { useItemTitle } from './useItemTitle';

interface WeekItemProps {
  readonly item: CalendarItem;
  /** The line above it: dishes of one meal stand under one time. */
  readonly before?: CalendarItem;
  /** Undefined where nothing can be marked yet. */
  readonly onMark?: BoardProps['onMark'];
}

const isSameMeal = (one: CalendarItem, other?: CalendarItem): boolean =>
  other !== undefined &&
  Boolean(one.type) &&
  one.type === other.type &&
  one.time === other.time &&
  one.source.id === other.source.id;

/** A line of the week: when, what, and a tick; it opens what it is. */
export function WeekItem({ item, before, onMark }: WeekItemProps) {
  const { t } = useTranslation(['mealplan', 'common']);
  const titleOf = useItemTitle();
  const { kind, type, order, state = null } = item;
  const Icon = KIND_ICONS[kind];
  const title = titleOf(item);
  const logKind = logKindOf(kind);
  const isDone = state === 'done';
  const word = t(isDone ? `log.done.${logKind}` : `log.mark.${logKind}`);
  const isMarkable = onMark && canMark(item);
  return (
    <li data-kind={kind} data-state={state}>
      {!isSameMeal(item, before) && (
        <small>
          <Icon size={14} aria-hidden />
          {[timeOf(item) ?? t('today.anyTime'), type && t(`common:type.${type}`)].filter(Boolean).join(' · ')}
        </small>
      )}
      <div>
        <Link href={placeOf(item)}>{title}</Link>
        {isMarkable && (
          <button
            type="button"
            className={css.tick}
            aria-pressed={isDone}
            aria-label={`${word}: ${title}`}
            title={word}
            onClick={() => onMark(item, isDone ? null : 'done')}
          >
            <MarkRing isDone={isDone} />
          </button>
        )}
      </div>
      {(state === 'skipped' || !isMarkable) && <MarkSign kind={logKind} state={state} />}
      {order && <StateTag state={order} />}
    </li>
  );
}
