import {
  blankDay,
  changeDay,
  changeMealOf,
  dayOfMeal,
  insertMeal,
  isEmptyDay,
  SIDE_KINDS,
  type Days,
  type NewKey,
} from './edit';
import type { PlanDay, PlanMeal } from './types';
import type { DishType } from '../dish/types';
import { present } from '../present';

/** Copies days with new keys throughout; leftovers refer to the copied dish if it is copied along. */
export function withNewKeys(days: Days, newKey: NewKey): PlanDay[] {
  const entries = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  const keys = new Map(entries.map(({ key }) => [key, newKey()]));
  const meal = (at: PlanMeal): PlanMeal => ({
    ...at,
    key: newKey(),
    entries: at.entries.map((entry) => ({
      ...entry,
      key: present(keys.get(entry.key)),
      ...(entry.of && { of: keys.get(entry.of) ?? entry.of }),
    })),
  });
  const fresh = <T extends { readonly key: string }>(parts: readonly T[]) =>
    parts.map((part) => ({ ...part, key: newKey() }));
  return days.map((day) => ({
    ...day,
    key: newKey(),
    meals: day.meals.map(meal),
    exercises: fresh(day.exercises),
    supplements: fresh(day.supplements),
    appointments: fresh(day.appointments),
  }));
}

/** Adds a meal's entries to the day's meal of the same type, or inserts the meal if there is none. */
function join(day: PlanDay, meal: PlanMeal): PlanDay {
  const own = day.meals.find(({ type }) => type === meal.type);
  if (!own) return insertMeal(day, meal);
  return changeMealOf(day, own.key, (at) => ({
    ...at,
    time: at.time ?? meal.time,
    note: at.note || meal.note,
    entries: [...at.entries, ...meal.entries],
  }));
}

const mealOf = (days: Days, key: string): PlanMeal | undefined =>
  days.flatMap(({ meals }) => meals).find((meal) => meal.key === key);

/** Copies a meal to one or more other days (this also serves to repeat it). */
export function copyMeal(days: Days, key: string, to: readonly string[], newKey: NewKey): Days {
  const meal = mealOf(days, key);
  if (!meal) return days;
  const alone: PlanDay = { key: '', meals: [meal], exercises: [], supplements: [], appointments: [] };
  const copied = (): PlanMeal[] => withNewKeys([alone], newKey).flatMap(({ meals }) => meals);
  return days.map((day) => (to.includes(day.key) ? copied().reduce(join, day) : day));
}

/** Moves a meal to another day; does nothing if it is already there. */
export function moveMeal(days: Days, key: string, to: string): Days {
  const meal = mealOf(days, key);
  const from = dayOfMeal(days, key);
  if (!meal || !from || from.key === to || !days.some((day) => day.key === to)) return days;
  return changeDay(removeMeal(days, key), to, (day) => join(day, meal));
}

export const removeMeal = (days: Days, key: string): Days =>
  days.map((day) => {
    const meals = day.meals.filter((meal) => meal.key !== key);
    return meals.length === day.meals.length ? day : { ...day, meals };
  });

export const addMeal = (days: Days, day: string, meal: PlanMeal): Days =>
  changeDay(days, day, (at) => insertMeal(at, meal));

/** Appends blank days to the plan. */
export const addDays = (days: Days, count: number, types: readonly DishType[], newKey: NewKey): Days => [
  ...days,
  ...Array.from({ length: count }, () => blankDay(types, newKey)),
];

/** Returns the meal types of a new day: those of the last day, or breakfast, lunch and dinner in an empty plan. */
export const mealTypes = (days: Days): readonly DishType[] =>
  days.at(-1)?.meals.map(({ type }) => type) ?? ['Breakfast', 'Lunch', 'Dinner'];

export function insertDay(days: Days, after: string, newKey: NewKey): Days {
  const at = days.findIndex(({ key }) => key === after) + 1;
  const day = blankDay(days[at - 1]?.meals.map(({ type }) => type) ?? mealTypes(days), newKey);
  return [...days.slice(0, at), day, ...days.slice(at)];
}

export const removeDays = (days: Days, keys: readonly string[]): Days =>
  days.filter(({ key }) => !keys.includes(key));

/** Removes all content from a day but keeps its empty meals. */
export const clearDay = (days: Days, key: string): Days =>
  changeDay(days, key, (day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, entries: [] })),
    exercises: [],
    supplements: [],
    appointments: [],
  }));

/** Replaces other days with a copy of a day; the replaced days keep their keys. */
export function copyDay(days: Days, key: string, to: readonly string[], newKey: NewKey): Days {
  const from = days.find((day) => day.key === key);
  if (!from) return days;
  return days.flatMap((day) =>
    to.includes(day.key) && day.key !== key
      ? withNewKeys([from], newKey).map((copy) => ({ ...copy, key: day.key }))
      : [day],
  );
}

/** Moves days in front of the day at `index`; the days in between close the gap. */
export function moveDays(days: Days, keys: readonly string[], index: number): Days {
  const taken = days.filter(({ key }) => keys.includes(key));
  const isBefore = (day: PlanDay, at: number) => !keys.includes(day.key) && at < index;
  const isAfter = (day: PlanDay, at: number) => !keys.includes(day.key) && at >= index;
  return [...days.filter(isBefore), ...taken, ...days.filter(isAfter)];
}

/**
 * Overwrites the days from `index` on with copies of some days; appends days if the plan is too short, up to `most`
 * days.
 */
export function copyWeek(
  days: Days,
  keys: readonly string[],
  target: { index: number; most: number },
  newKey: NewKey,
): Days {
  const { index, most } = target;
  const copies = withNewKeys(
    days.filter(({ key }) => keys.includes(key)),
    newKey,
  ).slice(0, most - index);
  const kept = days.slice(index, index + copies.length);
  const laid = copies.map((day, at) => (kept[at] ? { ...day, key: kept[at].key } : day));
  return [...days.slice(0, index), ...laid, ...days.slice(index + laid.length)];
}

/**
 * Appends a copy of some days to the plan, each on its own weekday; blank days fill the gap if the plan ends in
 * mid-week. Days beyond `most` are dropped.
 */
export function repeatWeek(days: Days, keys: readonly string[], most: number, newKey: NewKey): Days {
  const first = days.findIndex(({ key }) => keys.includes(key));
  if (first === -1) return days;
  const gap = (((first - days.length) % 7) + 7) % 7;
  const index = days.length + gap;
  if (index >= most) return days;
  return copyWeek(addDays(days, gap, mealTypes(days), newKey), keys, { index, most }, newKey);
}

/** Checks whether these days can be overwritten without losing anything. */
export const areEmpty = (days: Days): boolean => days.every(isEmptyDay);

/** Returns the number of entries on a day, to show how much a removal takes away. */
export const sizeOf = (day: PlanDay): number =>
  day.meals.reduce((sum, { entries }) => sum + entries.length, 0) +
  SIDE_KINDS.reduce((sum, kind) => sum + day[kind].length, 0);
