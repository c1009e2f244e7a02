import type { DishType } from '../dish/types';
import { cleanServings } from '../mealplan/servings';
import { present } from '../present';
import { explain } from './explain';
import { restore, snapshot } from './improve';
import {
  TARGETED,
  type Proposal,
  type ProposedDay,
  type ProposedEntry,
  type ShareFigures,
  type Targeted,
} from './model';
import { portionOf, WHOLE, type Model } from './prepare';
import { rescuedBy } from './rescued';
import { NONE, NOTHING, State, type Choice } from './state';
import { PORTIONS } from './weights';

/** Returns the days of the plan with their entries and the figures of one share. */
export function daysOf(state: State): ProposedDay[] {
  const { slotsOfDay } = state.model;
  return slotsOfDay.map((_, day) => ({
    day: day + 1,
    meals: mealsOf(state, day),
    figures: figuresOf(state, day),
  }));
}

function mealsOf(state: State, day: number): ProposedDay['meals'] {
  const { problem, slots } = state.model;
  const here = slots.flatMap((slot, at) => (slot.day === day ? [{ meal: slot.meal, at }] : []));
  const types = new Set<DishType>([...problem.meals, ...here.map(({ meal }) => meal)]);
  return [...types].map((type) => ({
    type,
    entries: here.filter(({ meal }) => meal === type).flatMap(({ at }) => entryOf(state, at) ?? []),
  }));
}

function entryOf(state: State, slot: number): ProposedEntry | undefined {
  const { model } = state;
  const { dish, portion, from } = state.choiceAt(slot);
  if (dish === NONE) return undefined;
  const { id } = present(model.dishes[dish], 'a dish');
  const eaten = portionOf(portion) * model.shares;
  if (from !== NONE) {
    const { day, meal } = present(model.slots[from], 'a slot');
    return { kind: 'leftovers', dish: id, servings: cleanServings(eaten), of: { day: day + 1, meal } };
  }
  return { kind: 'dish', dish: id, servings: cleanServings(eaten + state.leftAt(slot) * model.shares) };
}

function figuresOf(state: State, day: number): ShareFigures {
  const { slotsOfDay } = state.model;
  const sumOf = (name: Targeted): number => Math.max(0, state.sumOf(day, TARGETED.indexOf(name)));
  const paid = present(slotsOfDay[day], 'a day').map((slot) => costAt(state, slot));
  return {
    calories: sumOf('calories'),
    fats: sumOf('fats'),
    carbs: sumOf('carbs'),
    prots: sumOf('prots'),
    costTetri: paid.reduce((sum, one) => sum + one, 0),
  };
}

/**
 * Returns the cost of a slot for one share, its leftovers included; 0 for a leftovers slot. An unknown cost counts as
 * 0.
 */
function costAt(state: State, slot: number): number {
  const { dish, portion, from } = state.choiceAt(slot);
  if (dish === NONE || from !== NONE) return 0;
  return (portionOf(portion) + state.leftAt(slot)) * present(state.model.cost[dish]);
}

/** Recomputes all sums from scratch, so that the same plan has the same figures regardless of the search path. */
export function answerOf(found: State): Proposal {
  const state = new State(found.model);
  restore(state, snapshot(found));
  return { days: daysOf(state), shortfalls: explain(state), saved: rescuedBy(state), score: state.score };
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
        const portion = nearestPortion(entry.servings / model.shares);
        choices[slot] = { dish, portion: from === NONE ? portion : Math.max(WHOLE, portion), from };
      }
  for (const { from, portion } of choices)
    if (from !== NONE) choices[from] = { ...present(choices[from], 'the source of leftovers'), portion };
  return choices;
}

const nearestPortion = (share: number): number =>
  PORTIONS.reduce(
    (best, one, at) => (Math.abs(one - share) < Math.abs(portionOf(best) - share) ? at : best),
    0,
  );
