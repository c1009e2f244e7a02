import { roundShare } from '../mealplan/servings';
import { present } from '../present';
import { choicesOf } from './answer';
import { identityOf } from './counters';
import { restore } from './improve';
import type { Alternative, Candidate, PersonFigures, Problem, ProposedDay, Slot, Targeted } from './model';
import { sumOfShares } from './plates';
import { prepare, type Model } from './prepare';
import { serve, servingsOf } from './serve';
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
  const before = eatenAt(model, days, { day, meal });
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
    const table = serve(state);
    const plateAtSlot = (at: number) => present(table[at]?.[0], 'the plates of a filled slot');
    const here = plateAtSlot(slot);
    const later = left ? plateAtSlot(to).shares : [];
    empty();
    const shares = here.shares.map((share, eater) => roundShare(share + (later[eater] ?? 0)));
    const servings = sumOfShares(shares);
    const then = sumOf(model, [{ dish, servings: servingsOf(here) }]);
    const costTetri = Math.round(servings * present(model.cost[dish]) - paidAt(model, days, { day, meal }));
    return {
      dish: dishAt(dish).id,
      servings,
      shares,
      difference: { ...differenceOf(then, before), costTetri },
      score,
    };
  });
}

const entriesAt = (days: readonly ProposedDay[], day: number) =>
  days
    .find((one) => one.day === day)
    ?.meals.flatMap(({ type, entries }) => entries.map((entry) => ({ type, entry }))) ?? [];

/** Returns what one share eats of a draft's slot on its day. */
function eatenAt(model: Model, days: readonly ProposedDay[], slot: Slot): PersonFigures {
  return sumOf(
    model,
    entriesAt(days, slot.day)
      .filter(({ type }) => type === slot.meal)
      .map(({ entry }) => ({
        dish: model.dishes.findIndex(({ id }) => id === entry.dish),
        servings: entry.servings - (entry.kind === 'dish' ? leftLater(days, slot, entry.dish) : 0),
      })),
  );
}

/** Returns the figures of one share of what the table eats. */
function sumOf(
  { dishes, problem }: Model,
  eaten: readonly { readonly dish: number; readonly servings: number }[],
): PersonFigures {
  const factors = problem.eaters.reduce((sum, { factor }) => sum + factor, 0);
  const of = (name: Targeted): number =>
    eaten.reduce((sum, { dish, servings }) => sum + ((dishes[dish]?.[name] ?? 0) * servings) / factors, 0);
  return { calories: of('calories'), fats: of('fats'), carbs: of('carbs'), prots: of('prots') };
}

/** Returns the servings of a draft's dish that are eaten later. */
const leftLater = (days: readonly ProposedDay[], { day, meal }: Slot, dish: number): number =>
  days
    .flatMap((one) => entriesAt(days, one.day))
    .reduce((sum, { entry }) => {
      const isOf = entry.kind === 'leftovers' && entry.of.day === day && entry.of.meal === meal;
      return isOf && entry.dish === dish ? sum + entry.servings : sum;
    }, 0);

/** Returns the cost of what a draft cooks in a slot, in tetri. */
const paidAt = (model: Model, days: readonly ProposedDay[], { day, meal }: Slot): number =>
  entriesAt(days, day)
    .filter(({ type, entry }) => type === meal && entry.kind === 'dish')
    .reduce((sum, { entry }) => {
      const at = model.dishes.findIndex(({ id }) => id === entry.dish);
      return at === -1 ? sum : sum + entry.servings * present(model.cost[at]);
    }, 0);

function distinct<T>(all: readonly T[], by: (one: T) => string | number): T[] {
  const seen = new Set<string | number>();
  return all.filter((one) => !seen.has(by(one)) && seen.add(by(one)) && seen.size <= OFFERED);
}

const differenceOf = (then: PersonFigures, before: PersonFigures): PersonFigures => ({
  calories: roundShare(then.calories - before.calories),
  fats: roundShare(then.fats - before.fats),
  carbs: roundShare(then.carbs - before.carbs),
  prots: roundShare(then.prots - before.prots),
});
