import {
  blankDay,
  changeDay,
  changeMeal,
  dayOfMeal,
  insertMeal,
  isEmptyDay,
  SIDE_KINDS,
  type Days,
  type NewKey,
} from './edit';
import type { PlanDay, PlanMeal } from './types';
import type { DishType } from '../dish/types';

/** Copies with new keys throughout; leftovers of something that is copied along follow the copy. */
export function withNewKeys(days: Days, newKey: NewKey): PlanDay[] {
  const entries = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  const keys = new Map(entries.map(({ key }) => [key, newKey()]));
  const meal = (at: PlanMeal): PlanMeal => ({
    ...at,
    key: newKey(),
    entries: at.entries.map((entry) => ({
      ...entry,
      key: keys.get(entry.key) as string,
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

/** Adds a meal's entries to the day's own meal of that type, or the meal itself where it has none. */
function join(day: PlanDay, meal: PlanMeal): PlanDay {
  const own = day.meals.find(({ type }) => type === meal.type);
  if (!own) return insertMeal(day, meal);
  return changeMeal([day], own.key, (at) => ({
    ...at,
    time: at.time ?? meal.time,
    note: at.note || meal.note,
    entries: [...at.entries, ...meal.entries],
  }))[0];
}

const mealOf = (days: Days, key: string): PlanMeal | undefined =>
  days.flatMap(({ meals }) => meals).find((meal) => meal.key === key);

/** Copies a meal to other days, to one or many (that is how it is repeated). */
export function copyMeal(days: Days, key: string, to: readonly string[], newKey: NewKey): Days {
  const meal = mealOf(days, key);
  if (!meal) return days;
  const copy = () =>
    withNewKeys([{ key: '', meals: [meal], exercises: [], supplements: [], appointments: [] }], newKey)[0]
      .meals[0];
  return days.map((day) => (to.includes(day.key) ? join(day, copy()) : day));
}

/** Moves a meal to another day; on its own day nothing happens. */
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

/** Days at the end of the plan. */
export const addDays = (days: Days, count: number, types: readonly DishType[], newKey: NewKey): Days => [
  ...days,
  ...Array.from({ length: count }, () => blankDay(types, newKey)),
];

/** The types of meals that a new day begins with: those of the day before it. */
export const mealTypes = (days: Days): readonly DishType[] =>
  days.length > 0 ? days[days.length - 1].meals.map(({ type }) => type) : ['Breakfast', 'Lunch', 'Dinner'];

export function insertDay(days: Days, after: string, newKey: NewKey): Days {
  const at = days.findIndex(({ key }) => key === after) + 1;
  const day = blankDay(days[at - 1]?.meals.map(({ type }) => type) ?? mealTypes(days), newKey);
  return [...days.slice(0, at), day, ...days.slice(at)];
}

export const removeDays = (days: Days, keys: readonly string[]): Days =>
  days.filter(({ key }) => !keys.includes(key));

/** Takes everything from a day; its meals stay, empty. */
export const clearDay = (days: Days, key: string): Days =>
  changeDay(days, key, (day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, entries: [] })),
    exercises: [],
    supplements: [],
    appointments: [],
  }));

/** Puts a copy of a day in the place of others; the keys of those days stay theirs. */
export function copyDay(days: Days, key: string, to: readonly string[], newKey: NewKey): Days {
  const from = days.find((day) => day.key === key);
  if (!from) return days;
  return days.map((day) =>
    to.includes(day.key) && day.key !== key ? { ...withNewKeys([from], newKey)[0], key: day.key } : day,
  );
}

/** Takes days out and puts them before the day that stood at `index`; what was between moves up. */
export function moveDays(days: Days, keys: readonly string[], index: number): Days {
  const taken = days.filter(({ key }) => keys.includes(key));
  const isBefore = (day: PlanDay, at: number) => !keys.includes(day.key) && at < index;
  const isAfter = (day: PlanDay, at: number) => !keys.includes(day.key) && at >= index;
  return [...days.filter(isBefore), ...taken, ...days.filter(isAfter)];
}

/** Lays a copy of some days over those from `index` on; a plan that is too short grows, up to `most`. */
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
 * A copy of some days at the end of the plan, each on the weekday that it has: where the plan ends in the middle of a week,
 * empty days come between. A plan that would grow over `most` takes what there is room for.
 */
export function repeatWeek(days: Days, keys: readonly string[], most: number, newKey: NewKey): Days {
  const first = days.findIndex(({ key }) => keys.includes(key));
  if (first === -1) return days;
  const gap = (((first - days.length) % 7) + 7) % 7;
  const index = days.length + gap;
  if (index >= most) return days;
  return copyWeek(addDays(days, gap, mealTypes(days), newKey), keys, { index, most }, newKey);
}

/** Whether laying days over these would take something away. */
export const areEmpty = (days: Days): boolean => days.every(isEmptyDay);

/** What is on a day, counted, to say what a removal takes away. */
export const sizeOf = (day: PlanDay): number =>
  day.meals.reduce((sum, { entries }) => sum + entries.length, 0) +
  SIDE_KINDS.reduce((sum, kind) => sum + day[kind].length, 0);
