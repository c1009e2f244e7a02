import { present } from '../present';
import type { Model } from './prepare';
import { NONE, portionPoints, type State } from './state';
import { USUAL_PARTS, WEIGHTS } from './weights';

/**
 * Fills the empty slots one by one, kept ones first, each with the dish and portion that adds the fewest points. Day
 * targets and the budget are measured in proportion to the slots filled so far.
 */
export function construct(state: State): State {
  const { slots } = state.model;
  const order = slots
    .map((_, at) => at)
    .sort((one, other) => rank(state.model, one) - rank(state.model, other));
  let filled = 0;
  for (const slot of order) {
    filled += 1;
    if (state.dish[slot] === NONE) fillBest(state, slot, filled / slots.length);
  }
  return state;
}

const rank = ({ slots }: Model, slot: number): number =>
  present(slots[slot], 'a slot').locked >= 0 ? slot - slots.length : slot;

function fillBest(state: State, slot: number, spent: number): void {
  const { model } = state;
  const { day, options } = present(model.slots[slot], 'a slot');
  const part = dayPart(state, slot);
  let best = { dish: NONE, portion: 0, from: NONE };
  let fewest = Infinity;
  for (const dish of options) {
    const plain = state.gain(slot, dish);
    for (const [portion, share] of model.portions.entries()) {
      const points =
        plain +
        state.dayWith(day, dish, share, part) +
        portionPoints(portion) +
        pace(state, dish, share, spent);
      if (points < fewest) [best, fewest] = [{ dish, portion, from: NONE }, points];
    }
  }
  state.fill(slot, best);
}

/** Returns the share of the day's food that is planned once this slot is filled. */
function dayPart({ model: { slots }, dish }: State, slot: number): number {
  const { day } = present(slots[slot], 'a slot');
  const here = slots.flatMap((one, at) => (one.day === day ? [{ at, part: USUAL_PARTS[one.meal] }] : []));
  const weigh = (which: typeof here): number => which.reduce((sum, { part }) => sum + part, 0);
  return weigh(here.filter(({ at }) => at === slot || dish[at] !== NONE)) / weigh(here);
}

/** Returns the points for having spent more than this share of the budget so far. */
function pace(state: State, dish: number, share: number, spent: number): number {
  const { budget } = state.model;
  if (budget === undefined) return 0;
  const over = state.paidWith(dish, share) - budget * spent;
  return (Math.max(0, over) / Math.max(1, budget)) * WEIGHTS.budget;
}
