import type { DishType } from '../dish/types';
import { present } from '../present';
import { isMainMeal, refusedBy, whoMayNot, type Rules } from './hard';
import type { Problem } from './model';
import { cookedCost } from './unary';
import { WEIGHTS } from './weights';

/** Dishes for those who may not eat what the others eat. */
export interface OwnDishes {
  /**
   * Returns the points for cooking something else beside a dish for those who may not eat it; infinite if the dish is
   * forbidden for another reason, if most may not eat it, or if nothing else is there.
   */
  readonly pointsFor: (dish: number, meal: DishType, rules: Rules) => number;
  /** Returns the places of the eaters who may not eat a dish. */
  readonly eatersWithout: (dish: number) => readonly number[];
  /** Returns what these eaters may have at a meal instead, with its points, the most liked first. */
  readonly optionsFor: (eaters: readonly number[], meal: DishType, rules: Rules) => readonly Option[];
}
interface Option {
  readonly dish: number;
  readonly points: number;
}

/** Largest part of the table that may eat something else. */
const MOST = 0.5;
/** Number of dishes kept for each group of eaters at a meal. */
const OFFERED = 40;

/** Returns the rules of a day without those of single eaters. */
const ofAnybody = (rules: Rules): Rules => ({ ...rules, allergens: [], diet: [] });

export function ownDishes(problem: Problem, isForAll: boolean): OwnDishes {
  const { dishes, eaters } = problem;
  const without = dishes.map((dish) => whoMayNot(dish, eaters));
  const known = new WeakMap<Rules, Map<string, readonly Option[]>>();
  const eatersWithout = (dish: number) => present(without[dish], 'a dish');

  function optionsFor(who: readonly number[], meal: DishType, rules: Rules): readonly Option[] {
    const ofDay = known.get(rules) ?? new Map<string, readonly Option[]>();
    known.set(rules, ofDay);
    const key = [meal, ...who].join(' ');
    const found = ofDay.get(key) ?? listOptions(who, meal, ofAnybody(rules));
    ofDay.set(key, found);
    return found;
  }

  function listOptions(who: readonly number[], meal: DishType, rules: Rules): Option[] {
    const options = dishes.flatMap((dish, at): Option[] => {
      if (eatersWithout(at).some((eater) => who.includes(eater)) || refusedBy(dish, meal, rules)) return [];
      return [{ dish: at, points: cookedCost(problem, dish, { meal, rules, mayBeLeft: false }) }];
    });
    return options.sort((one, other) => one.points - other.points || one.dish - other.dish).slice(0, OFFERED);
  }

  function pointsFor(dish: number, meal: DishType, rules: Rules): number {
    const who = eatersWithout(dish);
    if (isForAll || who.length === 0 || who.length > MOST * eaters.length) return Infinity;
    if (refusedBy(present(dishes[dish]), meal, ofAnybody(rules))) return Infinity;
    const [first] = optionsFor(who, meal, rules);
    const work = WEIGHTS.ownDish[isMainMeal(meal) ? 'main' : 'light'];
    return first ? work + first.points : Infinity;
  }

  return { pointsFor, eatersWithout, optionsFor };
}
