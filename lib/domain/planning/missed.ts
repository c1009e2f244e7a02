import { cleanServings } from '../mealplan/servings';
import { present } from '../present';
import { TARGETED, type PlanningEater, type Shortfall, type Targeted } from './model';
import { portionOf } from './prepare';
import { NONE, type State } from './state';
import { PORTIONS, TARGET_MET } from './weights';

interface Miss {
  readonly day: number;
  readonly nutrient: number;
  /** Factor from one share to the eater's own portion. */
  readonly factor: number;
  readonly target: number;
}

/**
 * Returns the missed targets of every eater and day, each with the one replacement that comes nearest to the target.
 */
export function missedTargets(state: State): Shortfall[] {
  const { slotsOfDay, problem } = state.model;
  return slotsOfDay.flatMap((_, day) => problem.eaters.flatMap((eater) => missedBy(state, eater, day)));
}

function missedBy(state: State, { Name, factor, targets }: PlanningEater, day: number): Shortfall[] {
  return TARGETED.flatMap((name: Targeted, nutrient): Shortfall[] => {
    const target = targets?.[name];
    if (!target) return [];
    const amount = Math.max(0, state.sumOf(day, nutrient)) * factor;
    const difference = amount - target;
    if (Math.abs(difference) <= TARGET_MET[name] * target) return [];
    const instead = bestReplacement(state, { day, nutrient, factor, target }, difference);
    const values = { eater: Name, nutrient: name, target, amount, difference };
    return [{ key: 'target', day: day + 1, values: instead ? { ...values, instead } : values }];
  });
}

type Instead = NonNullable<Extract<Shortfall, { key: 'target' }>['values']['instead']>;
/** Maximum share of the deviation that a helpful change may leave. */
const HELPS = 0.7;
/** Weight of the day's other targets against the missed one. */
const REST = 0.01;

/**
 * Returns the best single replacement of a dish on that day: nearest to the target, with the least harm to the day's
 * other targets.
 */
function bestReplacement(
  state: State,
  { day, nutrient, factor, target }: Miss,
  difference: number,
): Instead | undefined {
  const { model } = state;
  const { slots, slotsOfDay, figures, dishes } = model;
  let best: Instead | undefined;
  let fewest = Infinity;
  for (const slot of present(slotsOfDay[day], 'a day')) {
    const { meal, locked, options } = present(slots[slot], 'a slot');
    const before = state.choiceAt(slot);
    const now = before.dish;
    const isTied = before.from !== NONE || state.to[slot] !== NONE;
    if (now === NONE || isTied || locked !== NONE) continue;
    const costBefore = costOf(state, now, portionOf(before.portion));
    state.clear(slot);
    for (const dish of options) {
      if (dish === now || state.dish.includes(dish)) continue;
      const figure = present(figures[dish * TARGETED.length + nutrient]);
      for (const share of PORTIONS) {
        const held = state.sumOf(day, nutrient) + share * figure;
        const left = held * factor - target;
        const points = Math.abs(left) / target + REST * state.dayWith(day, dish, share);
        if (points >= fewest || Math.abs(left) > HELPS * Math.abs(difference)) continue;
        fewest = points;
        const cost = costOf(state, dish, share);
        const costTetri = cost === null || costBefore === null ? null : cost - costBefore;
        const servings = cleanServings(share * model.shares);
        best = { meal, dish: present(dishes[dish], 'a dish').id, servings, costTetri, difference: left };
      }
    }
    state.fill(slot, before);
  }
  return best;
}

function costOf({ model }: State, dish: number, share: number): number | null {
  const { costTetri } = present(model.dishes[dish], 'a dish');
  return costTetri === null ? null : costTetri * share * model.shares;
}
