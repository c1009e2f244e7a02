import { present } from '../../domain/present';
import { randomUUID } from 'node:crypto';
import { DISH_TYPES } from '../../domain/dish/types';
import { PLAN_LIMITS } from '../../domain/limits';
import { addDays, daysBetween } from '../../domain/time/day';
import { partsIn, type Values } from '../../records/read/values';
import type { ReadMeal } from '../types';

/** Returns the dish created from a recipe of the import, by the source's id. */
export type DishLookup = (uid: string) => Promise<number | undefined>;

/**
 * Converts meals of single days into a plan from the first to the last day; recipes that were not imported stay by
 * name. `full` lists meals that do not fit, at all or with their whole text.
 */
export async function planOfMeals(
  meals: readonly ReadMeal[],
  dishOf: DishLookup,
): Promise<{ readonly startDate: string; readonly days: Values[]; readonly full: ReadMeal[] }> {
  const sorted = meals.map(({ day }) => day).sort();
  const startDate = present(sorted[0], 'a meal');
  const count = Math.min(PLAN_LIMITS.days.max, daysBetween(startDate, sorted.at(-1) ?? startDate) + 1);
  const days: Values[] = [];
  const full: ReadMeal[] = [];
  for (let at = 0; at < count; at += 1) {
    const ofDay = meals.filter(({ day }) => day === addDays(startDate, at));
    days.push({ key: randomUUID(), meals: await mealsOf(ofDay, dishOf, full) });
  }
  return { startDate, days, full };
}

async function mealsOf(ofDay: readonly ReadMeal[], dishOf: DishLookup, full: ReadMeal[]): Promise<Values[]> {
  const meals: Values[] = [];
  for (const type of DISH_TYPES) {
    const entries: Values[] = [];
    for (const meal of ofDay.filter((one) => one.type === type)) {
      entries.push(...(await entriesOf(meal, dishOf)));
      if (entries.splice(PLAN_LIMITS.entries).length > 0) full.push(meal);
    }
    if (entries.length > 0) meals.push({ type, entries });
  }
  return meals;
}

async function entriesOf({ recipe, text }: ReadMeal, dishOf: DishLookup): Promise<Values[]> {
  const dish = recipe === null ? undefined : await dishOf(recipe);
  const { max } = PLAN_LIMITS.text;
  // A letter is one or two UTF-16 units. The text is cut to one entry more than fits, so that the excess is noticed.
  const letters = [...text.slice(0, 2 * max * (PLAN_LIMITS.entries + 1))];
  const texts: string[] = [];
  for (let at = 0; at < letters.length; at += max) texts.push(letters.slice(at, at + max).join(''));
  return [...(dish ? [{ kind: 'dish', dish }] : []), ...texts.map((one) => ({ kind: 'text', text: one }))];
}

/** Returns a plan's days without missing records: dishes stay by name, other things become appointments. */
export const withoutMissingRecords = (days: unknown): Values[] => partsIn(days).map(dayWithoutMissing);

function dayWithoutMissing(day: Values): Values {
  const meals = partsIn(day.meals).map((meal) => ({
    ...meal,
    entries: partsIn(meal.entries).flatMap(entryWithoutMissing),
  }));
  const lost = ['exercises', 'supplements'].map((kind) => {
    const link = kind.slice(0, -1);
    return partsIn(day[kind]).filter((part) => !part[link]);
  });
  const kept = (kind: string, link: string) => partsIn(day[kind]).filter((part) => part[link]);
  return {
    ...day,
    meals,
    exercises: kept('exercises', 'exercise'),
    supplements: kept('supplements', 'supplement'),
    appointments: [...partsIn(day.appointments), ...lost.flat().flatMap(asAppointment)],
  };
}

const asAppointment = ({ key, Name, time, endTime }: Values): Values[] =>
  Name ? [{ key, title: Name, time: time ?? null, endTime: endTime ?? null }] : [];

function entryWithoutMissing(entry: Values): Values[] {
  const { kind, key, Name } = entry;
  const isLost = (kind === 'dish' && !entry.dish) || (kind === 'product' && !entry.product);
  if (!isLost) return [entry];
  return Name ? [{ key, kind: 'text', text: Name }] : [];
}
