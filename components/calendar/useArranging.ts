import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useAlerts } from '@/context/AlertContext';
import type { useCalendar } from '@/context/calendar/calendar';
import { useDayThings, type Hour, type Outcome, type Refusal } from '@/context/calendar/dayThings';
import { usePlansToChange } from '@/context/mealplan/planEntry';
import { useLanguage } from '@/context/LanguageContext';
import { minutesOf, timeAt } from '@/lib/domain/exercise/schedule';
import { dayIndexOn } from '@/lib/domain/mealplan/days';
import { canMove, type HourBlock } from '@/lib/domain/mealplan/hours';
import { timeOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { Day } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';

const NONE: readonly CalendarItem[] = [];
const NO_PLANS = new Set<number>();

/** Last change and its undo. */
export interface LastArrangement {
  readonly text: string;
  readonly name: string;
  readonly undo: () => Promise<void>;
}
/** Dialog open over the calendar. */
type Arranging =
  ({ readonly kind: 'add' } & Hour) | { readonly kind: 'move'; readonly block: Pick<HourBlock, 'items'> };

/**
 * Adds to the displayed days and moves their entries; a move shows at once and is reverted if the server refuses it.
 */
export function useArranging({ remote, mutate, reload }: ReturnType<typeof useCalendar>, today: Day) {
  const { t } = useTranslation('calendar');
  const { language } = useLanguage();
  const { show } = useAlerts();
  const titleOf = useItemTitle();
  const things = useDayThings();
  const editable = usePlansToChange(true);
  const [open, setOpen] = useState<Arranging | null>(null);
  const [laid, setLaid] = useState<LastArrangement | null>(null);
  const items = remote.status === 'ready' ? remote.data : NONE;
  const cards = editable.remote.status === 'ready' ? editable.remote.data : [];
  const plans = cards.length > 0 ? new Set(cards.map(({ id }) => id)) : NO_PLANS;
  const cardOf = ({ source }: CalendarItem) =>
    source.type === 'mealplan' ? cards.find(({ id }) => id === source.id) : undefined;
  /** Plans that cover this date. */
  const plansOn = (day: Day) => cards.filter((card) => dayIndexOn(card.dayCount, card, day) !== undefined);
  const refuse = (why: Refusal, plan = '') => show({ kind: 'info', text: t(`refused.${why}`, { plan }) });
  const dayName = (day: Day) => formatDate(day, language, 'weekday');

  /** Stores the undo of a change and returns true, or shows the reason for the refusal and returns false. */
  const settle = (
    outcome: Outcome,
    words: Pick<LastArrangement, 'text' | 'name'>,
    plan?: string,
  ): boolean => {
    if ('refused' in outcome) {
      refuse(outcome.refused, plan);
      return false;
    }
    setLaid({ ...words, undo: outcome.undo });
    return true;
  };
  const move = async (block: Pick<HourBlock, 'items'>, to: Hour) => {
    const [item] = block.items;
    const card = cardOf(item);
    if (card && dayIndexOn(card.dayCount, card, to.day) === undefined) return refuse('noDay', card.Name);
    const isOfBlock = (one: CalendarItem) =>
      block.items.some(
        ({ key, day, source }) => one.key === key && one.day === day && one.source.id === source.id,
      );
    mutate(items.map((one) => (isOfBlock(one) ? atHour(one, to) : one)));
    const name = titleOf(item);
    const words = { name, day: dayName(to.day), time: to.time || (timeOf(item) ?? '') };
    const daily = item.source.type === 'intake' && t('movedDaily', words);
    const isWeekly = item.source.type === 'schedule' || card?.repeat === 'weekly';
    const text = daily || t(isWeekly ? 'movedWeekly' : 'moved', words);
    const time = to.time === timeOf(item) ? '' : to.time;
    // An alert already reports a failure.
    const outcome = await things.move(item, { ...to, time }).catch(() => undefined);
    if (outcome) settle(outcome, { text, name }, item.source.Name);
    void reload();
  };
  return {
    open,
    setOpen,
    laid,
    plansOn,
    canMove: (block: Pick<HourBlock, 'items'>) => canMove(block, { plans, today }),
    move,
    /** Handles the outcome of an addition. */
    added: (outcome: Outcome, name: string, { day, time }: Hour) => {
      const at = ('undo' in outcome && outcome.time) || time;
      if (settle(outcome, { name, text: t('added', { name, day: dayName(day), time: at }) })) setOpen(null);
      void reload();
    },
    undo: async () => {
      if (!laid) return;
      setLaid(null);
      await laid.undo().catch(() => undefined); // An alert already reports it.
      void reload();
    },
    isRepeated: (item: CalendarItem): 'day' | 'week' | undefined => {
      if (item.source.type === 'intake') return 'day';
      return item.source.type === 'schedule' || cardOf(item)?.repeat === 'weekly' ? 'week' : undefined;
    },
  };
}

/** Returns the line at its new day and time, with the same duration. */
function atHour(item: CalendarItem, { day, time }: Hour): CalendarItem {
  if (!time || time === timeOf(item)) return { ...item, day };
  const { endTime, time: start } = item;
  const end = endTime && start && timeAt(minutesOf(time) + minutesOf(endTime) - minutesOf(start));
  return { ...item, day, time, endTime: end || null };
}

export type Arrange = ReturnType<typeof useArranging>;

/** Returns a function that opens the dialog for moving a line; undefined if the line cannot move. */
export function moverOf({ canMove: may, setOpen }: Arrange, item: CalendarItem): (() => void) | undefined {
  const block: Pick<HourBlock, 'items'> = { items: [item] };
  return may(block) ? () => setOpen({ kind: 'move', block }) : undefined;
}
