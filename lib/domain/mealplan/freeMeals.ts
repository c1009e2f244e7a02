import type { DishType } from '../dish/types';
import { addDays, type Day } from '../time/day';
import { USUAL_TIME } from './agenda';
import { cycleDays, type Placement } from './days';
import type { PlanDay } from './types';
import { placedDays } from './weeks';

/** Meal of a plan that can take a dish, with its next date. */
export interface FreeMeal {
  /** Key of the plan's day. */
  readonly day: string;
  readonly date: Day;
  readonly type: DishType;
}

interface Now {
  readonly day: Day;
  readonly time: string;
}
const WEEK = 7;

/**
 * Returns the next days of a plan within a week on which one of these meals is still empty, at most `most`; if none is
 * empty, the next days regardless. Excludes meals of today whose usual time has passed; empty for a plan without dates.
 */
export function freeMeals(
  { days, ...placement }: Placement & { readonly days: readonly PlanDay[] },
  types: readonly DishType[],
  { now, most }: { readonly now: Now; readonly most: number },
): FreeMeal[] {
  const cycle = cycleDays(days.length);
  const coming = placedDays(days, placement, now.day).flatMap(({ day, date }) => {
    if (date === null) return [];
    const next = date < now.day && placement.repeat === 'weekly' ? addDays(date, cycle) : date;
    if (next < now.day || next >= addDays(now.day, WEEK)) return [];
    return types
      .filter((type) => next > now.day || USUAL_TIME[type] > now.time)
      .map((type) => ({ day: day.key, date: next, type, isOpen: isOpen(day, type) }));
  });
  const open = coming.filter((meal) => meal.isOpen);
  const ofDays = (open.length > 0 ? open : coming).filter(
    ({ date }, at, meals) => meals.findIndex((meal) => meal.date === date) === at,
  );
  const free = ofDays.map(({ day, date, type }): FreeMeal => ({ day, date, type }));
  return free.sort((one, other) => one.date.localeCompare(other.date)).slice(0, most);
}

const isOpen = ({ meals }: PlanDay, type: DishType): boolean =>
  meals.every((meal) => meal.type !== type || meal.entries.length === 0);

/**
 * Returns the plan a person currently follows: the most recently changed one (`plans` is in that order) that still has
 * days to come; undefined if there is none.
 */
export function currentPlan<T extends Placement & { readonly dayCount: number }>(
  plans: readonly T[],
  today: Day,
): T | undefined {
  return plans.find(
    ({ startDate, repeat, dayCount }) =>
      startDate && dayCount > 0 && (repeat === 'weekly' || addDays(startDate, dayCount - 1) >= today),
  );
}
