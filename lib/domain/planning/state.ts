import { TARGETED } from './model';
import { LEFTOVER_DAYS, portionOf, WHOLE, type Model } from './prepare';
import { PORTIONS, WEIGHTS } from './weights';

const NUTRIENTS = TARGETED.length;
const QUARTER = 0.25;
export const NONE = -1;

/** Content of a slot: the index of the dish, the index of the portion, and for leftovers the slot they come from. */
export interface Choice {
  readonly dish: number;
  readonly portion: number;
  readonly from: number;
}
export const NOTHING: Choice = { dish: NONE, portion: WHOLE, from: NONE };

/** Plan under construction that keeps its points up to date with each change. */
export class State {
  readonly dish: Int32Array;
  readonly portion: Int32Array;
  /** Slot the leftovers come from, and in `to` the slot that eats them; -1 is none. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Nutrients in one share, per day. */
  readonly sums: Float64Array;
  readonly dayPoints: Float64Array;
  /** Total cost in tetri for one share. */
  cost = 0;
  /** Points that the last `bestPortion` adds. */
  portionPoints = 0;
  /** Maximum points that one more dish could save on counters below their minimum. */
  owed = 0;
  private readonly counts: Int16Array;
  /** Points that one more costs, per counter. */
  private readonly next: Float64Array;
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
    this.next = new Float64Array(counters.most.length);
    for (let at = 0; at < counters.most.length; at += 1) {
      this.rest += counters.least[at] * counters.under[at];
      this.owed += this.owedAt(at, 0);
      this.next[at] = (counters.most[at] <= 0 ? counters.over[at] : 0) - this.owedAt(at, 0);
    }
    slotsOfDay.forEach((_, day) => this.weighDay(day));
  }

  get score(): number {
    return this.rest + this.days + this.overBudget(this.cost);
  }

  choiceAt(slot: number): Choice {
    return { dish: this.dish[slot], portion: this.portion[slot], from: this.from[slot] };
  }

  /** Fills an empty slot; leftovers need their source slot filled first. */
  fill(slot: number, { dish, portion, from }: Choice): void {
    if (dish === NONE) return;
    this.dish[slot] = dish;
    this.portion[slot] = portion;
    this.from[slot] = from;
    if (from !== NONE) this.to[from] = slot;
    this.add(slot, 1);
  }

  /** Empties a slot; the slot of its leftovers must be emptied first. */
  clear(slot: number): void {
    if (this.dish[slot] === NONE) return;
    this.add(slot, -1);
    if (this.from[slot] !== NONE) this.to[this.from[slot]] = NONE;
    this.from[slot] = NONE;
    this.dish[slot] = NONE;
  }

  /** Returns the points of a day's targets if `share` more of a dish were eaten; `part` scales the targets. */
  dayWith(day: number, dish: number, share: number, part = 1): number {
    const { terms, figures } = this.model;
    const { nutrient, rate, free, edge, near, far } = terms;
    const row = day * NUTRIENTS;
    const of = dish * NUTRIENTS;
    let points = 0;
    for (let at = 0; at < rate.length; at += 1) {
      const held = this.sums[row + nutrient[at]] + share * figures[of + nutrient[at]];
      const off = Math.abs(held * rate[at] - part);
      if (off > free[at]) points += near[at] * (off - free[at]);
      if (off > edge[at]) points += far[at] * (off - edge[at]);
    }
    return points;
  }

  /** Returns the points that a dish in an empty slot adds through the day's targets, the budget and the portion. */
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

  /**
   * Returns the portion, `least` or larger, that suits the day's targets and the budget best. Hill descent suffices
   * because the sum is convex.
   */
  bestPortion(slot: number, dish: number, least = 0): number {
    let best = WHOLE;
    let fewest = this.portionGain(slot, dish, best);
    for (let way = 1; way >= -1 && best === WHOLE; way -= 2)
      for (let portion = WHOLE + way; portion >= least && portion < PORTIONS.length; portion += way) {
        const points = this.portionGain(slot, dish, portion);
        if (points >= fewest) break;
        best = portion;
        fewest = points;
      }
    this.portionPoints = fewest;
    return best;
  }

  /** Returns the points that a dish in an empty slot adds, without counters and portion. */
  plain(slot: number, dish: number): number {
    return this.model.cooked[slot * this.model.dishes.length + dish] - WEIGHTS.empty;
  }

  /** Returns the points that a dish in an empty slot adds, counters included, without its portion. */
  gain(slot: number, dish: number): number {
    const ids = this.model.counters.touched(slot, dish, false);
    let points = this.plain(slot, dish);
    for (let at = 0; at < ids.length; at += 1) points += this.next[ids[at]];
    return points;
  }

  /** Checks whether leftovers of one slot's dish may be eaten in another. */
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

  /** Adds one to a counter or takes one away; returns the points of that step. */
  private count(at: number, sign: 1 | -1): number {
    const { most, over, least, under } = this.model.counters;
    const before = this.next[at];
    const count = (this.counts[at] += sign);
    const owed = count < least[at] ? under[at] : 0;
    this.owed += owed - this.owedAt(at, count - sign);
    this.next[at] = (count >= most[at] ? over[at] : 0) - owed;
    return sign > 0 ? before : this.next[at];
  }

  private owedAt(at: number, count: number): number {
    return count < this.model.counters.least[at] ? this.model.counters.under[at] : 0;
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
    for (let at = 0; at < ids.length; at += 1) points += this.count(ids[at], sign);
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

/** Returns the points for a dish cooked for two meals that is not a whole number of recipes. */
export function unevenPoints({ dishes, shares }: Model, dish: number, share: number): number {
  const { servings } = dishes[dish];
  if (!servings) return 0;
  const recipes = (2 * share * shares) / servings;
  const off = Math.abs(recipes - Math.max(1, Math.round(recipes)));
  return Math.min(1, 2 * off) * WEIGHTS.unevenRecipe;
}
