import { isSameMonth } from '../../time/calendarView';
import type { Day } from '../../time/day';
import { canMark, foodCost, type CalendarItem } from '../timeline';
import { CALENDAR_KINDS, type CalendarKind } from '../types';

interface Part {
  readonly done: number;
  readonly total: number;
}

interface MonthSum {
  readonly kinds: Readonly<Record<CalendarKind, Part>>;
  /** Cost of what was eaten, by its plans; undefined where nothing of it has one. */
  readonly costTetri: number | undefined;
  /** Everything that was eaten has a cost. */
  readonly isWhole: boolean;
}

/** Sums up the days of a month until now; what is open today may still come, and does not count yet. */
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
    kinds: Object.fromEntries(CALENDAR_KINDS.map((kind) => [kind, partOf(kind)])) as MonthSum['kinds'],
    costTetri: foodCost(eaten),
    isWhole: eaten.every(({ costTetri }) => typeof costTetri === 'number'),
  };
}
