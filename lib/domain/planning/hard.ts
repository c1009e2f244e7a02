import { flagsKeeping } from '../dish/diet';
import { MAIN_MEALS, mealsFor } from '../dish/meals/usual';
import type { DishType } from '../dish/types';
import { addDays, weekdayOf } from '../time/day';
import { isFast } from './fasting';
import type { Candidate, Problem, Taken } from './model';
import { MINUTES_STRETCH } from './weights';

/** A Monday: what day 1 is where the plan has no date. */
const ANY_MONDAY = '2024-01-01';

export const isMainMeal = (meal: DishType): boolean => MAIN_MEALS.includes(meal);
export const isWeekend = (weekday: number): boolean => weekday > 5;

/** 1 Monday to 7 Sunday; days count from 1. */
const weekdayIn = ({ startDate }: Problem, day: number): number =>
  weekdayOf(addDays(startDate || ANY_MONDAY, day - 1));

/** Whether that day is fasted on; without a date only Wednesdays and Fridays are known. */
function isFastIn({ startDate, wishes }: Problem, day: number): boolean {
  if (!wishes?.fasting) return false;
  if (startDate) return isFast(addDays(startDate, day - 1));
  return FAST_WEEKDAYS.includes(weekdayOf(addDays(ANY_MONDAY, day - 1)));
}
const FAST_WEEKDAYS = [3, 5];

export const fitsFast = ({ isFasting, dietaryFlags }: Candidate): boolean =>
  isFasting || dietaryFlags.includes('Vegan');

/** Those of these allergens that are in it, or may be for all that is known. */
export const allergensIn = (dish: Candidate, allergens: readonly string[]): readonly string[] =>
  allergens.filter((one) => dish.allergens.includes(one) || dish.unknownAllergens.includes(one));

/** Which of these diets it does not keep to. */
export const dietsBroken = (dish: Candidate, diet: readonly string[]): readonly string[] =>
  diet.filter((one) => !flagsKeeping(one).some((flag) => dish.dietaryFlags.includes(flag)));

/** How long a dish may take on that day; undefined is as long as it likes. */
function minutesLimit({ wishes }: Problem, weekday: number): number | undefined {
  const limit = isWeekend(weekday) ? wishes?.weekendMinutes : wishes?.weekdayMinutes;
  return limit ?? undefined;
}

/** What all at the table do not bear or keep to, and the day asks for. */
export interface Rules {
  readonly allergens: readonly string[];
  readonly diet: readonly string[];
  readonly isFast: boolean;
  readonly limit: number | undefined;
  readonly weekday: number;
}

export function rulesOn(problem: Problem, day: number): Rules {
  const weekday = weekdayIn(problem, day);
  const all = <T>(of: (eater: Problem['eaters'][number]) => readonly T[] | null | undefined): T[] => [
    ...new Set(problem.eaters.flatMap((eater) => of(eater) ?? [])),
  ];
  return {
    allergens: all(({ allergens }) => allergens),
    diet: all(({ diet }) => diet),
    isFast: isFastIn(problem, day),
    limit: minutesLimit(problem, weekday),
    weekday,
  };
}

/** What keeps a dish from the table of that day, whatever the meal; undefined is nothing. */
export function forbiddenBy(dish: Candidate, rules: Rules): Taken['by'] | undefined {
  if (allergensIn(dish, rules.allergens).length > 0) return 'allergens';
  if (dietsBroken(dish, rules.diet).length > 0) return 'diet';
  if (rules.isFast && !fitsFast(dish)) return 'fasting';
  return undefined;
}

/** Whether a dish may be cooked for that meal, by what it says of itself. */
export const isForMeal = ({ meals }: Candidate, meal: DishType): boolean => mealsFor(meals).includes(meal);

/** What keeps a dish from being cooked for a meal of that day: the first thing that does; undefined is nothing. */
export function refusedBy(dish: Candidate, meal: DishType, rules: Rules): Taken['by'] | undefined {
  if (!isForMeal(dish, meal)) return 'meal';
  const forbidden = forbiddenBy(dish, rules);
  if (forbidden) return forbidden;
  if (rules.limit === undefined || (dish.minutes ?? 0) <= rules.limit * MINUTES_STRETCH) return undefined;
  return isWeekend(rules.weekday) ? 'weekendMinutes' : 'weekdayMinutes';
}

/** Whether what is left of a dish may be eaten at that meal: its own, or a main meal for another. */
export const fitsAsLeftovers = (dish: Candidate, meal: DishType): boolean =>
  dish.canBeLeftovers === true &&
  (isForMeal(dish, meal) || (isMainMeal(meal) && mealsFor(dish.meals).some(isMainMeal)));
