import type { DishType } from '../dish/types';
import { roundShare } from '../mealplan/servings';
import { present } from '../present';
import { explain } from './explain';
import { restore, snapshot } from './improve';
import type { DayFigures, PersonFigures, Proposal, ProposedDay, ProposedEntry, Targeted } from './model';
import { sumOfShares } from './plates';
import { portionOf, WHOLE, type Model } from './prepare';
import { rescuedBy } from './rescued';
import { eatenBy, serve, servingsOf, type Table } from './serve';
import { NONE, NOTHING, State, type Choice } from './state';
import { PORTIONS } from './weights';

/** Returns the days of a served plan with their entries and figures. */
export function daysOf(state: State, table: Table): ProposedDay[] {
  const { slotsOfDay } = state.model;
  return slotsOfDay.map((_, day) => ({
    day: day + 1,
    meals: mealsOf(state, table, day),
    figures: figuresOf(state, table, day),
  }));
}

function mealsOf(state: State, table: Table, day: number): ProposedDay['meals'] {
  const { problem, slots } = state.model;
  const here = slots.flatMap((slot, at) => (slot.day === day ? [{ meal: slot.meal, at }] : []));
  const types = new Set<DishType>([...problem.meals, ...here.map(({ meal }) => meal)]);
  return [...types].map((type) => ({
    type,
    entries: here.filter(({ meal }) => meal === type).flatMap(({ at }) => entriesOf(state, table, at)),
  }));
}

function entriesOf(state: State, table: Table, slot: number): ProposedEntry[] {
  const { dishes, slots } = state.model;
  const from = present(state.from[slot]);
  return platesAt(table, slot).map((plate, at): ProposedEntry => {
    const { id } = present(dishes[plate.dish], 'a dish');
    if (at === 0 && from !== NONE) {
      const { day, meal } = present(slots[from], 'a slot');
      const shares = plate.shares;
      return {
        kind: 'leftovers',
        dish: id,
        servings: sumOfShares(shares),
        shares,
        of: { day: day + 1, meal },
      };
    }
    const to = at === 0 ? present(state.to[slot]) : NONE;
    const left = to === NONE ? undefined : platesAt(table, to)[0];
    const shares = plate.shares.map((share, eater) => roundShare(share + (left?.shares[eater] ?? 0)));
    return { kind: 'dish', dish: id, servings: sumOfShares(shares), shares };
  });
}

const platesAt = (table: Table, slot: number) => present(table[slot], 'a slot');

function figuresOf(state: State, table: Table, day: number): DayFigures {
  const { model } = state;
  const { eaters } = model.problem;
  const persons = eaters.map((_, eater) => personFigures(eatenBy(model, table, day, eater)));
  const factors = eaters.reduce((sum, { factor }) => sum + factor, 0);
  const perShare = (sum: number): number => roundShare(sum / factors);
  const all = (name: Targeted): number => perShare(persons.reduce((sum, person) => sum + person[name], 0));
  const paid = present(model.slotsOfDay[day], 'a day').map((slot) => costAt(state, table, slot));
  return {
    calories: all('calories'),
    fats: all('fats'),
    carbs: all('carbs'),
    prots: all('prots'),
    costTetri: perShare(paid.reduce((sum, one) => sum + one, 0)),
    persons,
  };
}

const personFigures = ([calories = 0, fats = 0, carbs = 0, prots = 0]: readonly number[]): PersonFigures => ({
  calories: roundShare(calories),
  fats: roundShare(fats),
  carbs: roundShare(carbs),
  prots: roundShare(prots),
});

/** Returns the cost of a slot for the table, its leftovers included; an unknown cost counts as 0. */
function costAt(state: State, table: Table, slot: number): number {
  const to = present(state.to[slot]);
  const left = to === NONE ? 0 : servingsOf(present(platesAt(table, to)[0], 'leftovers'));
  return platesAt(table, slot).reduce((sum, plate, at) => {
    if (at === 0 && state.from[slot] !== NONE) return sum;
    const servings = servingsOf(plate) + (at === 0 ? left : 0);
    return sum + servings * present(state.model.cost[plate.dish]);
  }, 0);
}

/** Recomputes all sums from scratch, so that the same plan has the same figures regardless of the search path. */
export function answerOf(found: State, isCutOff = false): Proposal {
  const state = new State(found.model);
  restore(state, snapshot(found));
  const table = serve(state);
  return {
    days: daysOf(state, table),
    shortfalls: explain(state, table),
    saved: rescuedBy(state),
    score: Math.round(state.score * 1e6) / 1e6,
    isCutOff,
  };
}

/**
 * Converts an earlier proposal to choices for the slots of the model; entries that no longer fit leave their slot
 * empty.
 */
export function choicesOf(model: Model, days: readonly ProposedDay[]): Choice[] {
  const places = new Map(model.dishes.map(({ id }, at) => [id, at]));
  const choices: Choice[] = model.slots.map(() => NOTHING);
  const isFree = (slot: number) => choices[slot]?.dish === NONE;
  const isWhole = (slot: number, dish: number) =>
    choices[slot]?.dish === dish && choices[slot].from === NONE && !choices.some(({ from }) => from === slot);
  const find = (day: number, meal: DishType, fits: (slot: number) => boolean): number =>
    model.slots.findIndex((slot, at) => slot.day === day - 1 && slot.meal === meal && fits(at));
  for (const { day, meals } of days)
    for (const { type, entries } of meals)
      for (const entry of entries) {
        const dish = places.get(entry.dish);
        if (dish === undefined) continue;
        const from =
          entry.kind === 'leftovers' ? find(entry.of.day, entry.of.meal, (at) => isWhole(at, dish)) : NONE;
        const costs = entry.kind === 'leftovers' ? model.leftovers : model.cooked;
        const fits = (at: number) => isFree(at) && present(costs[at * model.dishes.length + dish]) < Infinity;
        const slot = find(day, type, fits);
        if (slot === NONE || (entry.kind === 'leftovers' && from === NONE)) continue;
        const portion = nearestPortion(entry.servings / platesOfEntry(model, entry));
        choices[slot] = { dish, portion: from === NONE ? portion : Math.max(WHOLE, portion), from };
      }
  for (const { from, portion } of choices)
    if (from !== NONE) choices[from] = { ...present(choices[from], 'the source of leftovers'), portion };
  return choices;
}

/** Returns the sum of the plates of those who eat an entry. */
const platesOfEntry = ({ plates, shares }: Model, entry: ProposedEntry): number => {
  const eating = plates.filter((_, eater) => (entry.shares[eater] ?? 0) > 0);
  return eating.length > 0 ? eating.reduce((sum, plate) => sum + plate, 0) : shares;
};

const nearestPortion = (share: number): number =>
  PORTIONS.reduce(
    (best, one, at) => (Math.abs(one - share) < Math.abs(portionOf(best) - share) ? at : best),
    0,
  );
