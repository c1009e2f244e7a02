import { TARGETED } from './model';
import { LEFTOVER_DAYS, portionOf, WHOLE, type Model } from './prepare';
import { PORTIONS, WEIGHTS } from './weights';

const NUTRIENTS = TARGETED.length;
const QUARTER = 0.25;
export const NONE = -1;

/** A slot's content: the dish's place, its portion's place, and for leftovers the slot they are from. */
export interface Choice {
  readonly dish: number;
  readonly portion: number;
  readonly from: number;
}
export const NOTHING: Choice = { dish: NONE, portion: WHOLE, from: NONE };

/** A plan in the making whose points are kept up to date with each change. */
export class State {
  readonly dish: Int32Array;
  readonly portion: Int32Array;
  /** The slot that leftovers are from, and the slot that eats what is left; -1 is none. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** What a share holds on each day. */
  readonly sums: Float64Array;
  readonly dayPoints: Float64Array;
  /** What all shares cost together, in tetri for one share. */
  cost = 0;
  private readonly counts: Int16Array;
  private rest = 0;
  private days = 0;

  constructor(readonly model: Model) {
    const { slots, slotsOfDay, counters } = model;
    this.dish = new Int32Array(slots.length).fill(NONE);
    this.portion = new Int32Array(slots.length).fill(WHOLE);
    this.from = this.dish.slice();
    this.to = this.dish.slice();
    this.sums = new Float64Array(slotsOfDay.length * NUTRIENTS);
    this.dayPoints = new Float64Array(slotsOfDay.length);
    this.counts = new Int16Array(counters.most.length);
    this.rest = slots.length * WEIGHTS.empty;
    counters.least.forEach((least, at) => (this.rest += least * counters.under[at]));
    slotsOfDay.forEach((_, day) => this.weighDay(day));
  }

  get score(): number {
    return this.rest + this.days + this.overBudget(this.cost);
  }

  choiceAt(slot: number): Choice {
    return { dish: this.dish[slot], portion: this.portion[slot], from: this.from[slot] };
  }

  /** Fills an empty slot; what leftovers are from must be there. */
  fill(slot: number, { dish, portion, from }: Choice): void {
    if (dish === NONE) return;
    this.dish[slot] = dish;
    this.portion[slot] = portion;
    this.from[slot] = from;
    if (from !== NONE) this.to[from] = slot;
    this.add(slot, 1);
  }

  /** Empties a slot; its leftovers, if any, must be empty before. */
  clear(slot: number): void {
    if (this.dish[slot] === NONE) return;
    this.add(slot, -1);
    if (this.from[slot] !== NONE) this.to[this.from[slot]] = NONE;
    this.from[slot] = NONE;
    this.dish[slot] = NONE;
  }

  /** Points of a day's targets, or of that part of them, if so much more of a dish were eaten on it. */
  dayWith(day: number, dish: number, share: number, part = 1): number {
    const { targets, figures } = this.model;
    const row = day * NUTRIENTS;
    const of = dish * NUTRIENTS;
    let points = 0;
    for (let at = 0; at < targets.length; at += 1) {
      const { nutrient, rate, free, edge, near, far } = targets[at];
      const held = this.sums[row + nutrient] + (share === 0 ? 0 : share * figures[of + nutrient]);
      const off = Math.abs(held * rate - part);
      if (off > free) points += near * (off - free);
      if (off > edge) points += far * (off - edge);
    }
    return points;
  }

  /** Points that a dish in an empty slot adds to its day's targets, the budget and its portion's. */
  portionGain(slot: number, dish: number, portion: number): number {
    const { slots, cost } = this.model;
    const { day } = slots[slot];
    const share = PORTIONS[portion];
    return (
      this.dayWith(day, dish, share) -
      this.dayPoints[day] +
      this.overBudget(this.cost + share * cost[dish]) -
      this.overBudget(this.cost) +
      portionPoints(portion)
    );
  }

  /** The portion of a dish that suits the day's targets and the budget best, from `least` on. */
  bestPortion(slot: number, dish: number, least = 0): number {
    let best = least;
    let fewest = Infinity;
    for (let portion = least; portion < PORTIONS.length; portion += 1) {
      const points = this.portionGain(slot, dish, portion);
      if (points < fewest) [best, fewest] = [portion, points];
    }
    return best;
  }

  /** What a dish in an empty slot would add by itself and through what is counted, whatever its portion. */
  gain(slot: number, dish: number): number {
    const { cooked, dishes, counters } = this.model;
    const ids = counters.touched(slot, dish, false);
    let points = cooked[slot * dishes.length + dish] - WEIGHTS.empty;
    for (let at = 0; at < ids.length; at += 1) points += this.step(ids[at]);
    return points;
  }

  /** Whether what is left of one slot's dish may be eaten in another. */
  mayLeave(from: number, to: number, dish: number): boolean {
    const { slots, leftovers, dishes } = this.model;
    const gap = slots[to].day - slots[from].day;
    return gap > 0 && gap <= LEFTOVER_DAYS && leftovers[to * dishes.length + dish] < Infinity;
  }

  private overBudget(cost: number): number {
    const { budget, shares } = this.model;
    if (budget === undefined) return 0;
    return (Math.max(0, cost * shares - budget) / Math.max(1, budget)) * WEIGHTS.budget;
  }

  /** What one more costs on a counter. */
  private step(at: number): number {
    const { most, over, least, under } = this.model.counters;
    const count = this.counts[at];
    return (count >= most[at] ? over[at] : 0) - (count < least[at] ? under[at] : 0);
  }

  private add(slot: number, sign: 1 | -1): void {
    const { model } = this;
    const dish = this.dish[slot];
    const isLeftovers = this.from[slot] !== NONE;
    const share = portionOf(this.portion[slot]);
    const by = (isLeftovers ? model.leftovers : model.cooked)[slot * model.dishes.length + dish];
    const ids = model.counters.touched(slot, dish, isLeftovers);
    let points = by - WEIGHTS.empty + portionPoints(this.portion[slot]);
    if (isLeftovers) points += unevenPoints(model, dish, share);
    for (let at = 0; at < ids.length; at += 1) {
      if (sign > 0) points += this.step(ids[at]);
      this.counts[ids[at]] += sign;
      if (sign < 0) points += this.step(ids[at]);
    }
    this.rest += sign * points;
    this.cost += sign * share * model.cost[dish];
    const { day } = model.slots[slot];
    for (let nutrient = 0; nutrient < NUTRIENTS; nutrient += 1)
      this.sums[day * NUTRIENTS + nutrient] += sign * share * model.figures[dish * NUTRIENTS + nutrient];
    this.weighDay(day);
  }

  private weighDay(day: number): void {
    const points = this.dayWith(day, 0, 0);
    this.days += points - this.dayPoints[day];
    this.dayPoints[day] = points;
  }
}

export const portionPoints = (portion: number): number =>
  (Math.abs(portionOf(portion) - 1) / QUARTER) * WEIGHTS.portion;

/** What is cooked for two meals had best be whole recipes. */
export function unevenPoints({ dishes, shares }: Model, dish: number, share: number): number {
  const { servings } = dishes[dish];
  if (!servings) return 0;
  const recipes = (2 * share * shares) / servings;
  const off = Math.abs(recipes - Math.max(1, Math.round(recipes)));
  return Math.min(1, 2 * off) * WEIGHTS.unevenRecipe;
}
