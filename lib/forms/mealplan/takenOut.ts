import { mealOfEntry, type Days } from '../../domain/mealplan/edit';
import type { PlanEntry } from '../../domain/mealplan/types';

/** What stood where in a meal that is still there. */
export interface TakenOut {
  readonly meal: string;
  readonly index: number;
  readonly entry: PlanEntry;
}

/** The one thing that a step took out of a meal; undefined where it did anything else (moved it, cleared a day, removed the meal). */
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
  const [taken] = found;
  return found.length === 1 && meals.some(({ key }) => key === taken.meal) ? taken : undefined;
}
