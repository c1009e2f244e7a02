import type { DishType } from '../dish/types';
import { isMainMeal, isWeekend, type Rules } from './hard';
import { TARGETED, type Candidate, type Problem } from './model';
import { WEIGHTS } from './weights';

const SUNDAY = 7;
const LONG = { from: 40, step: 20 } as const;
const QUICK = 30;
const MOST_EATEN = 5;
/** Days since its last meal up to which a dish counts as just eaten, and from which it counts no more. */
const RECENT = { full: 7, gone: 21 } as const;
/** Number of times that something left over or thrown away counts. */
const MOST_OUTCOMES = 2;

/** Returns the points for a dish unfamiliar to the person at that meal; 0 for a favourite. */
function unfamiliarityPoints(dish: Candidate, meal: DishType): number {
  const known =
    (dish.isSaved ? WEIGHTS.saved : 0) +
    (dish.isLiked ? WEIGHTS.liked : 0) +
    (dish.isOwn ? WEIGHTS.own : 0) +
    (dish.usual?.includes(meal) ? WEIGHTS.usual : 0) +
    Math.min(dish.timesEaten ?? 0, MOST_EATEN) * WEIGHTS.eaten;
  return Math.max(0, WEIGHTS.newDish - known);
}

/** Returns the points for a dish that the person had lately, so that weeks vary. */
function recency({ daysSince }: Candidate, meal: DishType): number {
  if (daysSince === null || daysSince === undefined) return 0;
  const left = (RECENT.gone - Math.max(RECENT.full, daysSince)) / (RECENT.gone - RECENT.full);
  return Math.max(0, left) * WEIGHTS.recent[isMainMeal(meal) ? 'main' : 'light'];
}

/** Returns the points for a dish of which some was left over or thrown away lately. */
const notEatenUp = ({ leftOver = 0, thrownAway = 0 }: Candidate): number =>
  Math.min(leftOver, MOST_OUTCOMES) * WEIGHTS.leftOver +
  Math.min(thrownAway, MOST_OUTCOMES) * WEIGHTS.thrownAway;

function effort({ minutes }: Candidate, meal: DishType, { weekday, limit }: Rules): number {
  if (minutes === null) return limit === undefined ? 0 : WEIGHTS.unknownMinutes;
  const over = limit !== undefined && minutes > limit ? minutes / Math.max(1, limit) - 1 : 0;
  const beyond = over > 0 ? WEIGHTS.minutes + over * WEIGHTS.minutesOver : 0;
  if (isWeekend(weekday))
    return beyond + (weekday === SUNDAY && isMainMeal(meal) && minutes < QUICK ? WEIGHTS.quickSunday : 0);
  const long = (Math.max(0, minutes - LONG.from) / LONG.step) * WEIGHTS.longWeekday;
  return beyond + Math.min(WEIGHTS.longMost, long);
}

const aims = ({ eaters }: Problem): boolean =>
  eaters.some(({ targets }) => TARGETED.some((name) => targets?.[name]));

function unknowns(problem: Problem, dish: Candidate): number {
  const figures = aims(problem) && TARGETED.some((name) => dish[name] === null) ? WEIGHTS.unknownFigures : 0;
  return figures + (problem.wishes?.budgetTetri && dish.costTetri === null ? WEIGHTS.unknownCost : 0);
}

/** Returns the points for cooking a dish for a meal, regardless of the rest of the plan. */
export const cookedCost = (
  problem: Problem,
  dish: Candidate,
  { meal, rules, mayBeLeft }: { meal: DishType; rules: Rules; mayBeLeft: boolean },
): number =>
  unfamiliarityPoints(dish, meal) +
  recency(dish, meal) +
  notEatenUp(dish) +
  effort(dish, meal, rules) +
  unknowns(problem, dish) +
  (mayBeLeft ? WEIGHTS.cookedAnew : 0);

/**
 * Returns the points for eating a dish's leftovers, regardless of the rest of the plan; the preference counts for half,
 * cooking time not at all, and a dish that was not eaten up counts again.
 */
export const leftoversCost = (problem: Problem, dish: Candidate): number =>
  (WEIGHTS.newDish + Math.max(0, WEIGHTS.newDish - (dish.isSaved ? WEIGHTS.saved : 0))) / 2 +
  notEatenUp(dish) +
  unknowns(problem, dish);
