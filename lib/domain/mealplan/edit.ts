import type { DishType } from '../dish/types';
import type { PlanAppointment, PlanDay, PlanEntry, PlanExercise, PlanMeal, PlanSupplement } from './types';

/** Creates a key for a part of the plan; passed in so that randomness stays outside. */
export type NewKey = () => string;
export type Days = readonly PlanDay[];

/** Parts of a day besides its meals. */
interface SideParts {
  readonly exercises: PlanExercise;
  readonly supplements: PlanSupplement;
  readonly appointments: PlanAppointment;
}
export type SideKind = keyof SideParts;
type Sides = { readonly [K in SideKind]: readonly SideParts[K][] };
export const SIDE_KINDS = ['exercises', 'supplements', 'appointments'] as const satisfies readonly SideKind[];

/** Order of the meals within a day. */
const ORDER: Readonly<Record<DishType, number>> = { Breakfast: 0, Lunch: 1, Snack: 2, Dinner: 3, Dessert: 4 };

export const blankMeal = (type: DishType, newKey: NewKey): PlanMeal => ({ key: newKey(), type, entries: [] });
export const blankDay = (types: readonly DishType[], newKey: NewKey): PlanDay => ({
  key: newKey(),
  meals: types.map((type) => blankMeal(type, newKey)),
  exercises: [],
  supplements: [],
  appointments: [],
});

export const isEmptyDay = (day: PlanDay): boolean =>
  day.meals.every(({ entries }) => entries.length === 0) &&
  SIDE_KINDS.every((kind) => day[kind].length === 0);

/** Returns the next meal of the same day without entries. */
export function nextEmptyMeal(days: Days, key: string): PlanMeal | undefined {
  const { meals = [] } = days.find((day) => day.meals.some((meal) => meal.key === key)) ?? {};
  const at = meals.findIndex((meal) => meal.key === key);
  return meals.slice(at + 1).find(({ entries }) => entries.length === 0);
}

export const changeDay = (days: Days, key: string, change: (day: PlanDay) => PlanDay): Days =>
  days.map((day) => (day.key === key ? change(day) : day));

export const changeMealOf = (day: PlanDay, key: string, change: (meal: PlanMeal) => PlanMeal): PlanDay =>
  day.meals.some((meal) => meal.key === key)
    ? { ...day, meals: day.meals.map((meal) => (meal.key === key ? change(meal) : meal)) }
    : day;

export const changeMeal = (days: Days, key: string, change: (meal: PlanMeal) => PlanMeal): Days =>
  days.map((day) => changeMealOf(day, key, change));

/** Inserts a meal after those eaten before it. */
export function insertMeal(day: PlanDay, meal: PlanMeal): PlanDay {
  const later = day.meals.findIndex(({ type }) => ORDER[type] > ORDER[meal.type]);
  const at = later === -1 ? day.meals.length : later;
  return { ...day, meals: [...day.meals.slice(0, at), meal, ...day.meals.slice(at)] };
}

/** Drop target of a dragged entry; without `before` it goes to the end of the meal. */
export interface EntryPlace {
  readonly meal: string;
  readonly before?: string;
}

export function addEntry(days: Days, { meal, before }: EntryPlace, entry: PlanEntry): Days {
  return changeMeal(days, meal, ({ entries, ...rest }) => {
    const found = entries.findIndex(({ key }) => key === before);
    const at = found === -1 ? entries.length : found;
    return { ...rest, entries: [...entries.slice(0, at), entry, ...entries.slice(at)] };
  });
}

/** Adds an entry to the day's meal of a type; creates the meal if there is none. */
export function addEntryToDay(
  days: Days,
  at: { day: string; type: DishType },
  entry: PlanEntry,
  newKey: NewKey,
): Days {
  return changeDay(days, at.day, (day) => {
    const meal = day.meals.find(({ type }) => type === at.type);
    if (!meal) return insertMeal(day, { ...blankMeal(at.type, newKey), entries: [entry] });
    return changeMealOf(day, meal.key, (own) => ({ ...own, entries: [...own.entries, entry] }));
  });
}

export function changeEntry(days: Days, key: string, change: (entry: PlanEntry) => PlanEntry): Days {
  const meal = mealOfEntry(days, key);
  if (!meal) return days;
  const changed = (entry: PlanEntry) => (entry.key === key ? change(entry) : entry);
  return changeMeal(days, meal.key, (at) => ({ ...at, entries: at.entries.map(changed) }));
}

export function removeEntry(days: Days, key: string): Days {
  const meal = mealOfEntry(days, key);
  if (!meal) return days;
  return changeMeal(days, meal.key, (at) => ({
    ...at,
    entries: at.entries.filter((entry) => entry.key !== key),
  }));
}

/** Moves an entry, also within its own meal; does nothing if dropped onto itself. */
export function moveEntry(days: Days, key: string, place: EntryPlace): Days {
  const entry = mealOfEntry(days, key)?.entries.find((at) => at.key === key);
  if (!entry || place.before === key) return days;
  return addEntry(removeEntry(days, key), place, entry);
}

export const copyEntry = (days: Days, key: string, place: EntryPlace, newKey: NewKey): Days => {
  const entry = mealOfEntry(days, key)?.entries.find((at) => at.key === key);
  return entry ? addEntry(days, place, { ...entry, key: newKey() }) : days;
};

export const mealOfEntry = (days: Days, key: string): PlanMeal | undefined =>
  days.flatMap(({ meals }) => meals).find(({ entries }) => entries.some((entry) => entry.key === key));
export const dayOfMeal = (days: Days, key: string): PlanDay | undefined =>
  days.find(({ meals }) => meals.some((meal) => meal.key === key));

/** Adds an exercise, a supplement or an appointment to a day; does nothing if the day is missing. */
export const addPart = <K extends SideKind>(days: Days, day: string, kind: K, part: SideParts[K]): Days =>
  changeDay(days, day, (at) => ({ ...at, [kind]: byTime([...at[kind], part]) }));

export const changePart = <K extends SideKind>(
  days: Days,
  kind: K,
  key: string,
  change: (part: SideParts[K]) => SideParts[K],
): Days =>
  days.map((day) => {
    const { [kind]: parts }: Sides = day;
    if (!parts.some((part) => part.key === key)) return day;
    return { ...day, [kind]: byTime(parts.map((part) => (part.key === key ? change(part) : part))) };
  });

export const removePart = (days: Days, kind: SideKind, key: string): Days =>
  days.map((day) => {
    const parts: readonly { key: string }[] = day[kind];
    const left = parts.filter((part) => part.key !== key);
    return left.length === parts.length ? day : { ...day, [kind]: left };
  });

export function movePart(days: Days, kind: SideKind, key: string, day: string): Days {
  const parts = days.flatMap((at): readonly SideParts[SideKind][] => at[kind]);
  const part = parts.find((at) => at.key === key);
  return part ? addPart(removePart(days, kind, key), day, kind, part) : days;
}

/** Sorts parts by time; those without a time keep their order at the end. */
const byTime = <T extends { readonly time?: string | null }>(parts: readonly T[]): T[] =>
  [...parts].sort((one, other) => (one.time || '99').localeCompare(other.time || '99'));
