import type { DishType } from '../dish/types';
import { present } from '../present';
import { buildCounters, type Counters } from './counters';
import { fitsAsLeftovers, forbiddenBy, refusedBy, rulesOn, type Rules } from './hard';
import { TARGETED, type Candidate, type Problem } from './model';
import { cookedCost, leftoversCost } from './unary';
import { PORTIONS, TARGET_BANDS, USUAL_BAND, USUAL_CALORIES, USUAL_PARTS, WEIGHTS } from './weights';

/** Slot of the plan; `locked` is the index of the dish that must stay, or -1. */
interface ModelSlot {
  readonly day: number;
  readonly meal: DishType;
  readonly locked: number;
  /** Indexes of the dishes that may be cooked there, most liked first. */
  readonly options: Int32Array;
}
/**
 * Penalty on one nutrient of a day for one eater; `rate` converts the amount in a share to a fraction of the eater's
 * target.
 */
interface TargetTerm {
  readonly nutrient: number;
  readonly rate: number;
  readonly free: number;
  readonly edge: number;
  readonly near: number;
  readonly far: number;
}
/** Problem as the search and the exact form read it: everything by index, days from 0. */
export interface Model {
  readonly problem: Problem;
  readonly dishes: readonly Candidate[];
  /** Number of shares eaten at each meal. */
  readonly shares: number;
  readonly slots: readonly ModelSlot[];
  readonly slotsOfDay: readonly (readonly number[])[];
  /** Nutrients per dish; unknown ones are 0. */
  readonly figures: Float64Array;
  readonly cost: Float64Array;
  /**
   * Points for cooking a dish (columns) in a slot (rows), and in `leftovers` for eating its leftovers there; infinite
   * if not allowed.
   */
  readonly cooked: Float64Array;
  readonly leftovers: Float64Array;
  readonly targets: readonly TargetTerm[];
  /** The fields of `targets` as columns. */
  readonly terms: Readonly<Record<keyof TargetTerm, Float64Array>>;
  readonly budget: number | undefined;
  readonly counters: Counters;
}

export const portionOf = (portion: number): number => present(PORTIONS[portion], 'a portion');
/** Index of the smallest portion that allows leftovers. */
export const WHOLE = PORTIONS.indexOf(1);
/** Number of days that leftovers keep. */
export const LEFTOVER_DAYS = 2;

export function prepare(problem: Problem): Model {
  const dishes = problem.dishes;
  const places = new Map(dishes.map(({ id }, at) => [id, at]));
  const rules = Array.from({ length: problem.days }, (_, at) => rulesOn(problem, at + 1));
  const seats = seatsOf(problem, places);
  const cooked = new Float64Array(seats.length * dishes.length).fill(Infinity);
  const leftovers = cooked.slice();
  const slots = seats.map((seat, at) => {
    const here = { ...seat, row: at * dishes.length, rules: present(rules[seat.day], 'the rules of a day') };
    return fillCosts(problem, here, { cooked, leftovers });
  });
  const figures = new Float64Array(dishes.length * TARGETED.length);
  dishes.forEach((dish, at) =>
    TARGETED.forEach((name, nutrient) => (figures[at * TARGETED.length + nutrient] = dish[name] ?? 0)),
  );
  const targets = targetsOf(problem);
  return {
    problem,
    dishes,
    shares: problem.eaters.reduce((sum, { factor }) => sum + factor, 0),
    slots,
    slotsOfDay: rules.map((_, day) => slots.flatMap((slot, at) => (slot.day === day ? [at] : []))),
    figures,
    cost: Float64Array.from(dishes, ({ costTetri }) => costTetri ?? 0),
    cooked,
    leftovers,
    targets,
    terms: columnsOf(targets),
    budget: problem.wishes?.budgetTetri ?? undefined,
    counters: buildCounters(problem, slots, rules),
  };
}

type Seat = Pick<ModelSlot, 'day' | 'meal' | 'locked'>;

/**
 * Returns a slot for each kept dish, and one for each meal without any. Kept dishes that no longer exist are ignored.
 */
function seatsOf({ days, meals, keep }: Problem, places: ReadonlyMap<number, number>): Seat[] {
  return Array.from({ length: days }, (_, day) => {
    const kept = (keep ?? []).filter((one) => one.day === day + 1 && places.has(one.dish));
    const types = new Set([...meals, ...kept.map(({ meal }) => meal)]);
    return [...types].flatMap((meal): Seat[] => {
      const here = new Set(kept.filter((one) => one.meal === meal).map(({ dish }) => places.get(dish) ?? -1));
      if (here.size === 0) return [{ day, meal, locked: -1 }];
      return [...here].map((locked) => ({ day, meal, locked }));
    });
  }).flat();
}

function fillCosts(
  problem: Problem,
  { row, rules, ...seat }: Seat & { readonly row: number; readonly rules: Rules },
  into: { readonly cooked: Float64Array; readonly leftovers: Float64Array },
): ModelSlot {
  const mayBeLeft = Boolean(problem.wishes?.leftovers?.includes(seat.meal)) && seat.day > 0;
  const options: number[] = [];
  problem.dishes.forEach((dish, at) => {
    const isHere = seat.locked === at;
    if (seat.locked >= 0 && !isHere) return;
    if (isHere || !refusedBy(dish, seat.meal, rules)) {
      into.cooked[row + at] = cookedCost(problem, dish, { meal: seat.meal, rules, mayBeLeft });
      options.push(at);
    }
    if (mayBeLeft && fitsAsLeftovers(dish, seat.meal) && (isHere || !forbiddenBy(dish, rules)))
      into.leftovers[row + at] = leftoversCost(problem, dish);
  });
  const costOf = (dish: number): number => present(into.cooked[row + dish], 'the points of a dish');
  options.sort((one, other) => costOf(one) - costOf(other) || one - other);
  return { ...seat, options: Int32Array.from(options) };
}

/** Returns the penalty terms; equal targets of several eaters share one term with their combined weight. */
function targetsOf(problem: Problem): TargetTerm[] {
  const { eaters } = problem;
  const terms = new Map<string, TargetTerm & { readonly eaters: number }>();
  for (const { factor, targets } of eaters)
    TARGETED.forEach((name, nutrient) => {
      const target = targets?.[name];
      if (!target) return;
      const rate = factor / target;
      const key = `${name} ${rate}`;
      const count = (terms.get(key)?.eaters ?? 0) + 1;
      const part = count / eaters.length;
      const [near, far] = [WEIGHTS.targetNear[name] * part, WEIGHTS.targetFar[name] * part];
      terms.set(key, { nutrient, rate, ...TARGET_BANDS[name], near, far, eaters: count });
    });
  return [...terms.values(), ...usualDay(problem)];
}

/** Minimum sum of `USUAL_PARTS` (two main meals) needed to estimate a usual day. */
const MOST_OF_DAY = 60;

/**
 * Returns a mild penalty for eaters without a calorie target, who are assumed to eat the usual amount for these meals;
 * none if kept dishes add other meals.
 */
function usualDay({ eaters, meals, keep }: Problem): TargetTerm[] {
  const part = eaters.filter(({ targets }) => !targets?.calories).length / eaters.length;
  const parts = meals.reduce((sum, meal) => sum + USUAL_PARTS[meal], 0);
  if (part === 0 || parts < MOST_OF_DAY || keep?.some(({ meal }) => !meals.includes(meal))) return [];
  const usual = parts * USUAL_CALORIES;
  const [near, far] = [WEIGHTS.usualNear * part, WEIGHTS.usualFar * part];
  return [{ nutrient: TARGETED.indexOf('calories'), rate: 1 / usual, ...USUAL_BAND, near, far }];
}

const columnsOf = (terms: readonly TargetTerm[]): Model['terms'] => {
  const column = (name: keyof TargetTerm) => Float64Array.from(terms, (term) => term[name]);
  return {
    nutrient: column('nutrient'),
    rate: column('rate'),
    free: column('free'),
    edge: column('edge'),
    near: column('near'),
    far: column('far'),
  };
};
