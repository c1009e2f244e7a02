import type { DishType } from '../dish/types';
import { minutesOf } from '../exercise/schedule';
import type {
  CalendarKind,
  PlanAppointment,
  PlanDay,
  PlanEntry,
  PlanExercise,
  PlanMeal,
  PlanSupplement,
} from './types';

/** Default times of meals without their own, to sort them among timed entries. */
export const USUAL_TIME: Readonly<Record<DishType, string>> = {
  Breakfast: '08:30',
  Lunch: '13:00',
  Snack: '16:30',
  Dinner: '19:30',
  Dessert: '20:30',
};

/** Returns the time of a meal: its own, or the default. */
export const mealTime = ({ type, time }: Pick<PlanMeal, 'type' | 'time'>): string => time || USUAL_TIME[type];

/** Entry of a plan's day, of any kind. */
type AgendaItem =
  | { readonly kind: 'mealplans'; readonly key: string; readonly at: string; readonly meal: PlanMeal }
  | { readonly kind: 'exercises'; readonly key: string; readonly at: string; readonly part: PlanExercise }
  | { readonly kind: 'supplements'; readonly key: string; readonly at: string; readonly part: PlanSupplement }
  | {
      readonly kind: 'appointments';
      readonly key: string;
      readonly at: string;
      readonly part: PlanAppointment;
    };

/** Returns the meal types that occur on these days, in eating order. */
export const mealRows = (days: readonly Pick<PlanDay, 'meals'>[]): DishType[] =>
  [...new Set(days.flatMap(({ meals }) => meals.map(({ type }) => type)))].sort((one, other) =>
    USUAL_TIME[one].localeCompare(USUAL_TIME[other]),
  );

/**
 * Returns the most frequent time of a meal type on these days, the earliest-listed one on a tie; undefined if no meal
 * has a time.
 */
export function usualTime(days: readonly Pick<PlanDay, 'meals'>[], type: DishType): string | undefined {
  const times = days.flatMap(({ meals }) => meals.flatMap((meal) => (meal.type === type && meal.time) || []));
  const count = (time: string) => times.filter((other) => other === time).length;
  return times.toSorted((one, other) => count(other) - count(one))[0];
}

/** Returns the ids of the dishes cooked on a day; leftovers were cooked before. */
export const cookedOn = ({ meals }: Pick<PlanDay, 'meals'>): number[] =>
  meals.flatMap(({ entries }) => entries.flatMap(({ kind, dish }) => (kind === 'dish' && dish) || []));

/** Returns the next dish of a day to cook: the open one whose meal is nearest to now. */
export function dishToCook(
  { meals }: Pick<PlanDay, 'meals'>,
  { now, isOpen }: { now: string; isOpen: (entry: PlanEntry) => boolean },
): PlanEntry | undefined {
  const open = meals.flatMap(({ type, time, entries }) => {
    const away = Math.abs(minutesOf(mealTime({ type, time })) - minutesOf(now));
    const dishes = entries.filter((entry) => entry.kind === 'dish' && Boolean(entry.dish) && isOpen(entry));
    return dishes.map((entry) => ({ entry, away }));
  });
  return open.toSorted((one, other) => one.away - other.away)[0]?.entry;
}

/** Checks whether a meal has any content to show. */
export const isShown = ({ entries, note }: PlanMeal): boolean => entries.length > 0 || Boolean(note);

/** Returns a day's entries of the shown kinds in chronological order; entries without a time come last. */
export function agendaOf(day: PlanDay, kinds: readonly CalendarKind[]): AgendaItem[] {
  const at = (time: string | null | undefined, usual = '99:99') => time || usual;
  const items: AgendaItem[] = [
    ...day.meals
      .filter(isShown)
      .map(
        (meal) =>
          ({ kind: 'mealplans', key: meal.key, at: at(meal.time, USUAL_TIME[meal.type]), meal }) as const,
      ),
    ...day.exercises.map((part) => ({ kind: 'exercises', key: part.key, at: at(part.time), part }) as const),
    ...day.supplements.map(
      (part) => ({ kind: 'supplements', key: part.key, at: at(part.time), part }) as const,
    ),
    ...day.appointments.map(
      (part) => ({ kind: 'appointments', key: part.key, at: at(part.time), part }) as const,
    ),
  ];
  return items
    .filter(({ kind }) => kinds.includes(kind))
    .map((item, index) => ({ item, index }))
    .sort((one, other) => one.item.at.localeCompare(other.item.at) || one.index - other.index)
    .map(({ item }) => item);
}
