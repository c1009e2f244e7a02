import { present } from '../present';
import { weekOf } from './counters';
import { LEFTOVER_DAYS, portionOf, SUMS, WHOLE, type Model } from './prepare';
import { Basket } from './basket';
import { PORTIONS, WEIGHTS } from './weights';

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
  /** Sums of `COLUMNS` in a plate of size 1, per day. */
  readonly sums: Float64Array;
  readonly dayPoints: Float64Array;
  /** Cost in tetri of what a plate of size 1 eats in all. */
  cost = 0;
  /** Sum that the search may spend instead of the budget, because served plates cost more than it counts. */
  limit: number | undefined;
  /** Purchases, if the plan has a budget and its products are known. */
  readonly basket: Basket | undefined;
  /** Points that the last `bestPortion` adds, without those of the budget. */
  portionPoints = 0;
  /** Maximum points that one more dish could save on counters below their minimum. */
  owed = 0;
  private readonly counts: Int16Array;
  /** Points that one more costs, per counter. */
  private readonly next: Float64Array;
  private rest = 0;
  private days = 0;

  constructor(readonly model: Model) {
    const { slots, slotsOfDay, counters, shelf, budget } = model;
    this.limit = budget;
    this.basket = budget !== undefined && shelf ? new Basket(shelf) : undefined;
    this.dish = new Int32Array(slots.length).fill(NONE);
    this.portion = new Int32Array(slots.length).fill(WHOLE);
    this.from = this.dish.slice();
    this.to = this.dish.slice();
    this.sums = new Float64Array(slotsOfDay.length * SUMS);
    this.dayPoints = new Float64Array(slotsOfDay.length);
    this.counts = new Int16Array(counters.most.length);
    this.rest = slots.length * WEIGHTS.empty;
    this.next = new Float64Array(counters.most.length);
    counters.most.forEach((most, at) => {
      this.rest += present(counters.least[at]) * present(counters.under[at]);
      this.owed += this.owedAt(at, 0);
      this.next[at] = (most <= 0 ? present(counters.over[at]) : 0) - this.owedAt(at, 0);
    });
    slotsOfDay.forEach((_, day) => this.weighDay(day));
  }

  get score(): number {
    return this.rest + this.days + this.overBudget(this.paid);
  }

  /** Cost of the plan for the table in tetri: at the till, otherwise what is eaten. */
  get paid(): number {
    return this.basket ? this.basket.total : this.cost * this.model.shares;
  }

  choiceAt(slot: number): Choice {
    return {
      dish: present(this.dish[slot]),
      portion: present(this.portion[slot]),
      from: present(this.from[slot]),
    };
  }

  /** Returns what a slot's portion comes to, as a part of the plates. */
  shareAt(slot: number): number {
    return present(this.model.portions[present(this.portion[slot])]);
  }

  /** Returns the portion of a slot's dish that is left for another slot, in shares; 0 if none is. */
  leftAt(slot: number): number {
    const to = present(this.to[slot]);
    return to === NONE ? 0 : this.shareAt(to);
  }

  /** Returns a sum of a day, an index of `COLUMNS`, in a plate of size 1. */
  sumOf(day: number, nutrient: number): number {
    return present(this.sums[day * SUMS + nutrient]);
  }

  /** Returns the filled slots of a week. */
  filledIn(week: number): number[] {
    return this.model.slots.flatMap(({ day }, at) =>
      weekOf(day) === week && this.dish[at] !== NONE ? [at] : [],
    );
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
    const from = present(this.from[slot]);
    if (from !== NONE) this.to[from] = NONE;
    this.from[slot] = NONE;
    this.dish[slot] = NONE;
  }

  /**
   * Returns the points of a day's targets if `share` more of a dish were eaten; `part` scales the targets. Without any
   * dish to choose from, targets cost nothing.
   */
  dayWith(day: number, dish: number, share: number, part = 1): number {
    const { terms, figures } = this.model;
    const { nutrient, rate, side, free, edge, near, far } = terms;
    const row = day * SUMS;
    const of = dish * SUMS;
    let points = 0;
    for (let at = 0; at < rate.length; at += 1) {
      const column = present(nutrient[at]);
      const figure = figures[of + column];
      if (figure === undefined) break;
      const held = present(this.sums[row + column]) + share * figure;
      const by = held * present(rate[at]) - part;
      const way = present(side[at]);
      const off = way === 0 ? Math.abs(by) : by * way;
      const cheap = present(free[at]);
      const dear = present(edge[at]);
      if (off > cheap) points += present(near[at]) * (off - cheap);
      if (off > dear) points += present(far[at]) * (off - dear);
    }
    return points;
  }

  /** Returns the points that a dish in an empty slot adds through the day's targets and the portion. */
  portionGain(slot: number, dish: number, portion: number): number {
    const { day } = present(this.model.slots[slot]);
    const share = present(this.model.portions[portion]);
    return this.dayWith(day, dish, share) - present(this.dayPoints[day]) + portionPoints(portion);
  }

  /**
   * Returns the portion, `least` or larger, that suits the day's targets best; a budget has no say in it. Hill descent
   * suffices because the sum is convex.
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

  /** Checks whether the budget costs nothing yet, so that one more dish can only cost more. */
  get isInBudget(): boolean {
    return this.overBudget(this.paid) === 0;
  }

  /** Returns the points of the budget that a dish in an empty slot adds. */
  budgetGain(dish: number, portion: number): number {
    if (this.model.budget === undefined) return 0;
    const share = present(this.model.portions[portion]);
    return this.overBudget(this.paidWith(dish, share)) - this.overBudget(this.paid);
  }

  /** Returns the points that a dish in an empty slot adds, without counters and portion. */
  plain(slot: number, dish: number): number {
    return present(this.model.cooked[slot * this.model.dishes.length + dish]) - WEIGHTS.empty;
  }

  /** Returns the points that a dish in an empty slot adds, counters included, without its portion. */
  gain(slot: number, dish: number): number {
    const ids = this.model.counters.touched(slot, dish, false);
    let points = this.plain(slot, dish);
    for (let at = 0; at < ids.length; at += 1) points += present(this.next[present(ids[at])]);
    return points;
  }

  /** Checks whether leftovers of one slot's dish may be eaten in another. */
  mayLeave(from: number, to: number, dish: number): boolean {
    const { slots, leftovers, dishes } = this.model;
    const gap = present(slots[to]).day - present(slots[from]).day;
    return gap > 0 && gap <= LEFTOVER_DAYS && present(leftovers[to * dishes.length + dish]) < Infinity;
  }

  /** Returns what the plan costs if plates of a dish are bought as well; `share` is that of a plate of size 1. */
  paidWith(dish: number, share: number): number {
    const { cost, shares } = this.model;
    if (!this.basket) return (this.cost + share * present(cost[dish])) * shares;
    return this.basket.totalWith(dish, share * shares);
  }

  private overBudget(paid: number): number {
    const { budget } = this.model;
    if (budget === undefined) return 0;
    return (Math.max(0, paid - (this.limit ?? budget)) / Math.max(1, budget)) * WEIGHTS.budget;
  }

  /** Adds one to a counter or takes one away; returns the points of that step. */
  private count(at: number, sign: 1 | -1): number {
    const { most, over } = this.model.counters;
    const before = present(this.next[at]);
    const count = present(this.counts[at]) + sign;
    const owed = this.owedAt(at, count);
    const next = (count >= present(most[at]) ? present(over[at]) : 0) - owed;
    this.counts[at] = count;
    this.owed += owed - this.owedAt(at, count - sign);
    this.next[at] = next;
    return sign > 0 ? before : next;
  }

  private owedAt(at: number, count: number): number {
    const { least, under } = this.model.counters;
    return count < present(least[at]) ? present(under[at]) : 0;
  }

  private add(slot: number, sign: 1 | -1): void {
    const { model } = this;
    const { dish, portion, from } = this.choiceAt(slot);
    const isLeftovers = from !== NONE;
    const share = present(model.portions[portion]);
    const by = present((isLeftovers ? model.leftovers : model.cooked)[slot * model.dishes.length + dish]);
    const ids = model.counters.touched(slot, dish, isLeftovers);
    let points = by - WEIGHTS.empty + portionPoints(portion);
    if (isLeftovers) points += unevenPoints(model, dish, share);
    for (let at = 0; at < ids.length; at += 1) points += this.count(present(ids[at]), sign);
    this.rest += sign * points;
    this.cost += sign * share * present(model.cost[dish]);
    this.basket?.add(dish, share * model.shares, sign);
    const { day } = present(model.slots[slot]);
    for (let nutrient = 0; nutrient < SUMS; nutrient += 1) {
      const sum = day * SUMS + nutrient;
      const figure = present(model.figures[dish * SUMS + nutrient]);
      this.sums[sum] = present(this.sums[sum]) + sign * share * figure;
    }
    this.weighDay(day);
  }

  private weighDay(day: number): void {
    const points = this.dayWith(day, 0, 0);
    this.days += points - present(this.dayPoints[day]);
    this.dayPoints[day] = points;
  }
}

export const portionPoints = (portion: number): number =>
  (Math.abs(portionOf(portion) - 1) / QUARTER) * WEIGHTS.portion;

/** Returns the points for a dish cooked for two meals that is not a whole number of recipes. */
export function unevenPoints({ dishes, shares }: Model, dish: number, share: number): number {
  const { servings } = present(dishes[dish], 'a dish');
  if (!servings) return 0;
  const recipes = (2 * share * shares) / servings;
  const off = Math.abs(recipes - Math.max(1, Math.round(recipes)));
  return Math.min(1, 2 * off) * WEIGHTS.unevenRecipe;
}
