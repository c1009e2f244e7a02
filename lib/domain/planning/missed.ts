import { cleanServings } from '../mealplan/servings';
import { present } from '../present';
import { TARGETED, type Shortfall, type Targeted } from './model';
import { plateAt } from './plates';
import { SUMS } from './prepare';
import { eatenBy, servingsOf, type Table } from './serve';
import { NONE, type State } from './state';
import { targetOf } from './targets';
import { PORTIONS, TARGET_MET } from './weights';

interface Miss {
  readonly day: number;
  readonly nutrient: number;
  readonly eater: number;
  readonly target: number;
  /** Amount that the eater eats on that day. */
  readonly amount: number;
}

/**
 * Returns the missed targets of every eater and day, each with the one replacement that comes nearest to the target.
 */
export function missedTargets(state: State, table: Table): Shortfall[] {
  const { slotsOfDay, problem } = state.model;
  return slotsOfDay.flatMap((_, day) =>
    problem.eaters.flatMap((__, eater) => missedBy(state, table, { eater, day })),
  );
}

function missedBy(
  state: State,
  table: Table,
  { eater, day }: { readonly eater: number; readonly day: number },
): Shortfall[] {
  const person = present(state.model.problem.eaters[eater], 'an eater');
  const eaten = eatenBy(state.model, table, day, eater);
  return TARGETED.flatMap((name: Targeted, nutrient): Shortfall[] => {
    const target = targetOf(person, name);
    if (!target) return [];
    const amount = Math.max(0, present(eaten[nutrient]));
    const difference = amount - target;
    if (Math.abs(difference) <= TARGET_MET[name] * target) return [];
    const instead = bestReplacement(state, table, { day, nutrient, eater, target, amount });
    const values = { eater: person.Name, nutrient: name, target, amount, difference };
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
  table: Table,
  { day, nutrient, eater, target, amount }: Miss,
): Instead | undefined {
  const { model } = state;
  const { slots, slotsOfDay, figures, dishes } = model;
  const plate = plateAt(model.plates, eater);
  const difference = amount - target;
  let best: Instead | undefined;
  let fewest = Infinity;
  for (const slot of present(slotsOfDay[day], 'a day')) {
    const { meal, locked, options } = present(slots[slot], 'a slot');
    const before = state.choiceAt(slot);
    const [now, beside] = present(table[slot], 'a slot');
    const isTied = before.from !== NONE || state.to[slot] !== NONE;
    if (before.dish === NONE || isTied || locked !== NONE || !now || beside) continue;
    const costBefore = costOf(state, now.dish, servingsOf(now));
    const without = amount - present(now.shares[eater]) * present(figures[now.dish * SUMS + nutrient]);
    state.clear(slot);
    for (const dish of options) {
      if (dish === now.dish || state.dish.includes(dish) || model.own.eatersWithout(dish).length > 0)
        continue;
      const figure = present(figures[dish * SUMS + nutrient]);
      for (const share of PORTIONS) {
        const left = without + share * plate * figure - target;
        const points = Math.abs(left) / target + REST * state.dayWith(day, dish, share);
        if (points >= fewest || Math.abs(left) > HELPS * Math.abs(difference)) continue;
        fewest = points;
        const servings = cleanServings(share * model.shares);
        const cost = costOf(state, dish, servings);
        const costTetri = cost === null || costBefore === null ? null : cost - costBefore;
        best = { meal, dish: present(dishes[dish], 'a dish').id, servings, costTetri, difference: left };
      }
    }
    state.fill(slot, before);
  }
  return best;
}

function costOf({ model }: State, dish: number, servings: number): number | null {
  const { costTetri } = present(model.dishes[dish], 'a dish');
  return costTetri === null ? null : costTetri * servings;
}
