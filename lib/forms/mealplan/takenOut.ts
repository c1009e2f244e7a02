import { mealOfEntry, type Days } from '../../domain/mealplan/edit';
import type { PlanEntry } from '../../domain/mealplan/types';

/** Entry removed from a meal that still exists, with its position. */
export interface TakenOut {
  readonly meal: string;
  readonly index: number;
  readonly entry: PlanEntry;
}

/**
 * Returns the single entry that a step removed from a meal; undefined if it did anything else (moved it, cleared a day,
 * removed the meal).
 */
export function takenOut(before: Days, now: Days): TakenOut | undefined {
  if (before === now) return undefined;
  const meals = now.flatMap((day) => day.meals);
  const found = before
    .flatMap((day) => day.meals)
    .flatMap(({ key: meal, entries }) =>
      entries
        .map((entry, index): TakenOut => ({ meal, index, entry }))
        .filter(({ entry: { key } }) => !mealOfEntry(now, key)),
    );
  const [taken, ...others] = found;
  return others.length === 0 && meals.some(({ key }) => key === taken?.meal) ? taken : undefined;
}
