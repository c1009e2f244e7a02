import { isSameMonth } from '../../time/calendarView';
import type { Day } from '../../time/day';
import { canMark, foodCost, type CalendarItem } from '../timeline';
import { CALENDAR_KINDS, type CalendarKind } from '../types';
import { recordOf } from '../../recordOf';

interface Part {
  readonly done: number;
  readonly total: number;
}

interface MonthSum {
  readonly kinds: Readonly<Record<CalendarKind, Part>>;
  /** Cost of the eaten meals according to their plans; undefined if none has a cost. */
  readonly costTetri: number | undefined;
  /** True if every eaten meal has a cost. */
  readonly isWhole: boolean;
}

/** Sums up a month until now; today's unmarked lines are left out, since they may still be done. */
export function monthSum(items: readonly CalendarItem[], month: Day, today: Day): MonthSum {
  const past = items.filter(
    (item) =>
      canMark(item) &&
      isSameMonth(item.day, month) &&
      (item.day < today || (item.day === today && Boolean(item.state))),
  );
  const partOf = (kind: CalendarKind): Part => {
    const own = past.filter((item) => item.kind === kind);
    return { done: own.filter(({ state }) => state === 'done').length, total: own.length };
  };
  const eaten = past.filter(({ kind, state }) => kind === 'mealplans' && state === 'done');
  return {
    kinds: recordOf(CALENDAR_KINDS, partOf),
    costTetri: foodCost(eaten),
    isWhole: eaten.every(({ costTetri }) => typeof costTetri === 'number'),
  };
}
