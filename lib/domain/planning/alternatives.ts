import { roundShare } from '../mealplan/servings';
import { present } from '../present';
import { choicesOf, daysOf } from './answer';
import { identityOf } from './counters';
import { restore } from './improve';
import type { Alternative, Candidate, Problem, ProposedDay, ShareFigures, Slot } from './model';
import { prepare } from './prepare';
import { serve } from './serve';
import { NONE, State } from './state';

const OFFERED = 3;

/**
 * Returns up to three other dishes for one slot, best for the whole plan first. If later days eat the slot's leftovers,
 * they eat the same amount of the other dish. A dish kept in the slot may be replaced.
 */
export function findAlternatives(
  problem: Problem,
  days: readonly ProposedDay[],
  { day, meal }: Slot,
): Alternative[] {
  const isHere = (one: Slot) => one.day === day && one.meal === meal;
  const model = prepare(
    { ...problem, keep: problem.keep?.filter((one) => !isHere(one)) },
    { isForAll: true },
  );
  const state = new State(model);
  restore(state, choicesOf(model, days));
  const slot = model.slots.findIndex((one) => one.day === day - 1 && one.meal === meal);
  if (slot === NONE) return [];
  const dayNow = (): ProposedDay => present(daysOf(state, serve(state))[day - 1], 'a day');
  const now = { figures: dayNow().figures, cost: state.cost };
  const dishAt = (place: number): Candidate => present(model.dishes[place], 'a dish');
  const standing = state.choiceAt(slot).dish;
  const taken = standing === NONE ? undefined : identityOf(dishAt(standing));
  const to = present(state.to[slot]);
  const left = to === NONE ? undefined : state.choiceAt(to);
  if (to !== NONE) state.clear(to);
  state.clear(slot);
  const fill = (dish: number) => {
    const portion = left?.portion ?? state.bestPortion(slot, dish);
    state.fill(slot, { dish, portion, from: NONE });
    if (left) state.fill(to, { dish, portion, from: slot });
  };
  const empty = () => {
    if (left) state.clear(to);
    state.clear(slot);
  };
  const offered: { dish: number; score: number }[] = [];
  for (const dish of present(model.slots[slot], 'a slot').options) {
    if (identityOf(dishAt(dish)) === taken || (left && !state.mayLeave(slot, to, dish))) continue;
    fill(dish);
    offered.push({ dish, score: state.score });
    empty();
  }
  offered.sort((one, other) => one.score - other.score);
  return distinct(offered, ({ dish }) => identityOf(dishAt(dish))).map(({ dish, score }) => {
    fill(dish);
    const then = dayNow();
    const costTetri = Math.round((state.cost - now.cost) * model.shares);
    const { id } = dishAt(dish);
    const served = then.meals
      .find(({ type }) => type === meal)
      ?.entries.find((one) => one.dish === id && one.kind === 'dish');
    empty();
    const { servings, shares } = present(served, 'the entry of a filled slot');
    return {
      dish: id,
      servings,
      shares,
      difference: { ...differenceOf(then.figures, now.figures), costTetri },
      score,
    };
  });
}

function distinct<T>(all: readonly T[], by: (one: T) => string | number): T[] {
  const seen = new Set<string | number>();
  return all.filter((one) => !seen.has(by(one)) && seen.add(by(one)) && seen.size <= OFFERED);
}

const differenceOf = (then: ShareFigures, before: ShareFigures): Omit<ShareFigures, 'costTetri'> => ({
  calories: roundShare(then.calories - before.calories),
  fats: roundShare(then.fats - before.fats),
  carbs: roundShare(then.carbs - before.carbs),
  prots: roundShare(then.prots - before.prots),
});
