import type { DishType } from '../dish/types';
import { present } from '../present';
import { shelfOf, type Shelf } from './basket';
import { buildCounters, type Counters } from './counters';
import { fitsAsLeftovers, forbiddenBy, refusedBy, rulesOn, type Rules } from './hard';
import type { Candidate, Problem } from './model';
import { ownDishes, type OwnDishes } from './own';
import { plateAt, platesOf, shareOfPortion } from './plates';
import {
  COLUMNS,
  columnsOfDish,
  termsOfEaters,
  termsOfTable,
  type EaterTerms,
  type TargetTerm,
} from './targets';
import { cookedCost, leftoversCost } from './unary';
import { PORTIONS } from './weights';

/** Slot of the plan; `locked` is the index of the dish that must stay, or -1. */
interface ModelSlot {
  readonly day: number;
  readonly meal: DishType;
  readonly locked: number;
  /** Indexes of the dishes that may be cooked there, most liked first. */
  readonly options: Int32Array;
}
/** Problem as the search and the exact form read it: everything by index, days from 0. */
export interface Model {
  readonly problem: Problem;
  readonly dishes: readonly Candidate[];
  /** Plate of each eater in servings, and their sum. */
  readonly plates: readonly number[];
  readonly shares: number;
  /** Size of each of `PORTIONS` as a part of the plates, once shares are kept in their range. */
  readonly portions: Float64Array;
  readonly slots: readonly ModelSlot[];
  readonly slotsOfDay: readonly (readonly number[])[];
  readonly rules: readonly Rules[];
  /** Figures of a serving of each dish, by `COLUMNS`. */
  readonly figures: Float64Array;
  readonly cost: Float64Array;
  /**
   * Points for cooking a dish (columns) in a slot (rows), and in `leftovers` for eating its leftovers there; infinite
   * if not allowed.
   */
  readonly cooked: Float64Array;
  readonly leftovers: Float64Array;
  readonly targets: readonly TargetTerm[];
  readonly eaterTerms: readonly EaterTerms[];
  /** The fields of `targets` as columns. */
  readonly terms: Readonly<Record<keyof TargetTerm, Float64Array>>;
  readonly budget: number | undefined;
  readonly counters: Counters;
  /** Purchases that each dish needs, if the products are known. */
  readonly shelf: Shelf | undefined;
  /** Dishes for those who may not eat the table's dish. */
  readonly own: OwnDishes;
}

/** Number of sums that are kept for each day. */
export const SUMS = COLUMNS.length;
export const portionOf = (portion: number): number => present(PORTIONS[portion], 'a portion');

/** Returns what each portion comes to, as a part of the plates, once each eater's share is kept within its range. */
const servedPortions = ({ eaters }: Problem, plates: readonly number[]): Float64Array => {
  const all = plates.reduce((sum, plate) => sum + plate, 0);
  return Float64Array.from(PORTIONS, (portion) => {
    const served = eaters.reduce(
      (sum, eater, at) => sum + shareOfPortion(eater, plateAt(plates, at), portion),
      0,
    );
    return served / all;
  });
};
/** Index of the smallest portion that allows leftovers. */
export const WHOLE = PORTIONS.indexOf(1);
/** Number of days that leftovers keep. */
export const LEFTOVER_DAYS = 2;

interface PrepareOptions {
  /** True if everybody must be able to eat every dish. */
  readonly isForAll?: boolean;
}

export function prepare(problem: Problem, { isForAll = false }: PrepareOptions = {}): Model {
  const dishes = problem.dishes;
  const places = new Map(dishes.map(({ id }, at) => [id, at]));
  const rules = Array.from({ length: problem.days }, (_, at) => rulesOn(problem, at + 1));
  const seats = seatsOf(problem, places);
  const cooked = new Float64Array(seats.length * dishes.length).fill(Infinity);
  const leftovers = cooked.slice();
  const own = ownDishes(problem, isForAll);
  const slots = seats.map((seat, at) => {
    const here = { ...seat, row: at * dishes.length, rules: present(rules[seat.day], 'the rules of a day') };
    return fillCosts(problem, here, { cooked, leftovers, own });
  });
  const figures = Float64Array.from(dishes.flatMap(columnsOfDish));
  const plates = platesOf(problem);
  const eaterTerms = termsOfEaters(problem, plates);
  const targets = termsOfTable(eaterTerms);
  return {
    problem,
    dishes,
    plates,
    shares: plates.reduce((sum, plate) => sum + plate, 0),
    portions: servedPortions(problem, plates),
    slots,
    rules,
    slotsOfDay: rules.map((_, day) => slots.flatMap((slot, at) => (slot.day === day ? [at] : []))),
    figures,
    cost: Float64Array.from(dishes, ({ costTetri }) => costTetri ?? 0),
    cooked,
    leftovers,
    targets,
    eaterTerms,
    terms: columnsOf(targets),
    budget: problem.wishes?.budgetTetri ?? undefined,
    counters: buildCounters(problem, slots, rules),
    shelf: problem.goods ? shelfOf(problem.goods, dishes) : undefined,
    own,
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
  into: { readonly cooked: Float64Array; readonly leftovers: Float64Array; readonly own: OwnDishes },
): ModelSlot {
  const mayBeLeft = Boolean(problem.wishes?.leftovers?.includes(seat.meal)) && seat.day > 0;
  const options: number[] = [];
  problem.dishes.forEach((dish, at) => {
    const isHere = seat.locked === at;
    if (seat.locked >= 0 && !isHere) return;
    const points =
      isHere || !refusedBy(dish, seat.meal, rules) ? 0 : into.own.pointsFor(at, seat.meal, rules);
    if (points < Infinity) {
      into.cooked[row + at] = points + cookedCost(problem, dish, { meal: seat.meal, rules, mayBeLeft });
      options.push(at);
    }
    if (
      mayBeLeft &&
      fitsAsLeftovers(dish, seat.meal) &&
      (!forbiddenBy(dish, rules) || (isHere && into.own.eatersWithout(at).length === 0))
    )
      into.leftovers[row + at] = leftoversCost(problem, dish);
  });
  const costOf = (dish: number): number => present(into.cooked[row + dish], 'the points of a dish');
  options.sort((one, other) => costOf(one) - costOf(other) || one - other);
  return { ...seat, options: Int32Array.from(options) };
}

const columnsOf = (terms: readonly TargetTerm[]): Model['terms'] => {
  const column = (name: keyof TargetTerm) => Float64Array.from(terms, (term) => term[name]);
  return {
    nutrient: column('nutrient'),
    rate: column('rate'),
    side: column('side'),
    free: column('free'),
    edge: column('edge'),
    near: column('near'),
    far: column('far'),
  };
};
