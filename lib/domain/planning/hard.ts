import { flagsKeeping } from '../dish/diet';
import { MAIN_MEALS, mealsFor } from '../dish/meals/usual';
import type { DishType } from '../dish/types';
import { addDays, weekdayOf } from '../time/day';
import { degreeKept, fastOn, isStricter, strictestOf, type FastDegree } from './fasts/fasting';
import type { Candidate, Problem, Removal } from './model';
import { MINUTES_STRETCH } from './weights';

/** Monday used as day 1 if the plan has no date. */
const ANY_MONDAY = '2024-01-01';

export const isMainMeal = (meal: DishType): boolean => MAIN_MEALS.includes(meal);
export const isWeekend = (weekday: number): boolean => weekday > 5;

/** Returns the weekday, 1 (Monday) to 7 (Sunday), of a day counted from 1. */
const weekdayIn = ({ startDate }: Problem, day: number): number =>
  weekdayOf(addDays(startDate || ANY_MONDAY, day - 1));

/** Returns the degree of a day's fast by the calendar; without a start date only Wednesdays and Fridays are fasts. */
function degreeOn({ startDate, wishes }: Problem, day: number): FastDegree {
  if (!wishes?.fasting) return 'free';
  if (startDate) return fastOn(addDays(startDate, day - 1)).degree;
  return FAST_WEEKDAYS.includes(weekdayOf(addDays(ANY_MONDAY, day - 1))) ? 'strict' : 'free';
}
const FAST_WEEKDAYS = [3, 5];

/** Returns the strictest fast that a dish is known to keep, by its ingredients or by the diets it is said to suit. */
function fastKeptBy({ fast = 'free', isFasting, dietaryFlags }: Candidate): FastDegree {
  if (isFasting || dietaryFlags.includes('Vegan')) return strictestOf(fast, 'oil');
  return dietaryFlags.includes('Vegetarian') ? strictestOf(fast, 'meatless') : fast;
}

export const fitsFast = (dish: Candidate, degree: FastDegree): boolean =>
  !isStricter(degree, fastKeptBy(dish));

/** Returns those of the given allergens that the dish contains, or may contain. */
export const allergensIn = (dish: Candidate, allergens: readonly string[]): readonly string[] =>
  allergens.filter((one) => dish.allergens.includes(one) || dish.unknownAllergens.includes(one));

/** Returns those of the given diets that the dish breaks. */
export const brokenDiets = (dish: Candidate, diet: readonly string[]): readonly string[] =>
  diet.filter((one) => !flagsKeeping(one).some((flag) => dish.dietaryFlags.includes(flag)));

/** Returns the time limit in minutes for a dish on a weekday; undefined if there is none. */
function minutesLimit({ wishes }: Problem, weekday: number): number | undefined {
  const limit = isWeekend(weekday) ? wishes?.weekendMinutes : wishes?.weekdayMinutes;
  return limit ?? undefined;
}

/** Constraints of one day: allergens and diets of all eaters, fasting and the time limit. */
export interface Rules {
  readonly allergens: readonly string[];
  readonly diet: readonly string[];
  /** Fast that the table keeps, and the one of the calendar, which may allow more or less. */
  readonly fast: FastDegree;
  readonly fastByCalendar: FastDegree;
  readonly limit: number | undefined;
  readonly weekday: number;
}

export function rulesOn(problem: Problem, day: number): Rules {
  const weekday = weekdayIn(problem, day);
  const fastByCalendar = degreeOn(problem, day);
  const { fastingFish, fastingNoOil } = problem.wishes ?? {};
  const all = <T>(of: (eater: Problem['eaters'][number]) => readonly T[] | null | undefined): T[] => [
    ...new Set(problem.eaters.flatMap((eater) => of(eater) ?? [])),
  ];
  return {
    allergens: all(({ allergens }) => allergens),
    diet: all(({ diet }) => diet),
    fast: degreeKept(fastByCalendar, { fish: fastingFish === true, noOil: fastingNoOil === true }),
    fastByCalendar,
    limit: minutesLimit(problem, weekday),
    weekday,
  };
}

/** Returns the reason why a dish is forbidden on a day at any meal; undefined if it is allowed. */
export function forbiddenBy(dish: Candidate, rules: Rules): Removal['by'] | undefined {
  if (allergensIn(dish, rules.allergens).length > 0) return 'allergens';
  if (brokenDiets(dish, rules.diet).length > 0) return 'diet';
  if (!fitsFast(dish, rules.fast)) return 'fasting';
  return undefined;
}

/** Returns the places of the eaters who may not eat a dish, by their allergens or diets. */
export const whoMayNot = (dish: Candidate, eaters: Problem['eaters']): number[] =>
  eaters.flatMap(({ allergens, diet }, at) =>
    allergensIn(dish, allergens ?? []).length > 0 || brokenDiets(dish, diet ?? []).length > 0 ? [at] : [],
  );

/** Checks whether a dish suits a meal, by its own list of meals. */
export const isForMeal = ({ meals }: Candidate, meal: DishType): boolean => mealsFor(meals).includes(meal);

/** Returns the first reason why a dish cannot be cooked for a meal; undefined if it can. */
export function refusedBy(dish: Candidate, meal: DishType, rules: Rules): Removal['by'] | undefined {
  if (!isForMeal(dish, meal)) return 'meal';
  const forbidden = forbiddenBy(dish, rules);
  if (forbidden) return forbidden;
  if (rules.limit === undefined || (dish.minutes ?? 0) <= rules.limit * MINUTES_STRETCH) return undefined;
  return isWeekend(rules.weekday) ? 'weekendMinutes' : 'weekdayMinutes';
}

/**
 * Checks whether leftovers of a dish suit a meal: one of its own meals, or any main meal if the dish is for a main
 * meal.
 */
export const fitsAsLeftovers = (dish: Candidate, meal: DishType): boolean =>
  dish.canBeLeftovers === true &&
  (isForMeal(dish, meal) || (isMainMeal(meal) && mealsFor(dish.meals).some(isMainMeal)));
