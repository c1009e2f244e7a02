import { toGrams } from '../dish/nutrition';
import { linePrice } from '../order/price';
import { countedFor } from '../pantry/leaveOut';
import { coverOf, type Usable } from '../pantry/use';
import { boughtOf } from '../shoplist/buy';
import { isFree } from '../shoplist/needs';
import type { ShopProduct } from '../shoplist/types';

/** Product as the planner buys it: whole units, for what a list of the plan would cost. */
export interface Goods {
  /** Grams in a unit that is bought whole: a pack, a piece, a round weight. */
  readonly unit: number;
  /** Price of a unit in tetri, as this household pays it. */
  readonly tetri: number;
  /** Grams at home; null if there is enough, whatever is cooked. */
  readonly home: number | null;
}

/** Weight that is less than any unit that is sold. */
const LITTLE = 1;
/** Weight that no household has of anything. */
const MUCH = 1_000_000;

interface Stock {
  readonly things: readonly Usable[];
  /** Ids of the products that are always at home. */
  readonly staples: readonly number[];
  readonly markupPercent: number;
}

/**
 * Returns how a product is bought, at the price that its cost and the shop's markup make; undefined if it costs nothing
 * or if its price or weight is unknown.
 */
export function goodsOf(product: ShopProduct, { things, staples, markupPercent }: Stock): Goods | undefined {
  const bought = isFree(product) ? undefined : boughtOf({ product, amount: LITTLE, unit: 'gr' });
  const unit = bought && toGrams(bought.amount, bought.unit, product);
  const tetri = bought && linePrice({ ...bought, product }, product.sold ? markupPercent : 0);
  if (!unit || tetri === undefined) return undefined;
  return { unit, tetri, home: homeOf(product, things, staples) };
}

function homeOf(product: ShopProduct, things: readonly Usable[], staples: readonly number[]): number | null {
  const wanted = { product, Name: product.Name, amount: MUCH, unit: 'gr' as const };
  if (coverOf(wanted, things).isEnough) return null;
  const there = countedFor(wanted, things);
  if (there !== null) return there;
  return staples.includes(product.id) ? null : 0;
}

/** Excess over whole units that is a rounding error. */
const ALMOST = 1e-6;

/** Returns the price of as many units as are missing; `times` is the number of dishes that take the product. */
export function priceOfGoods({ unit, tetri, home }: Goods, grams: number, times: number): number {
  if (times === 0 || home === null) return 0;
  if (home > 0 && grams <= home + ALMOST) return 0;
  return Math.max(1, Math.ceil((grams - home) / unit - ALMOST)) * tetri;
}

/** What a plan under construction buys, kept up to date with each change. */
export class Basket {
  readonly grams: Float64Array;
  readonly times: Int32Array;
  private readonly prices: Float64Array;
  /** Sum of all prices in tetri. */
  total = 0;

  constructor(private readonly goods: readonly Goods[]) {
    this.grams = new Float64Array(goods.length);
    this.times = new Int32Array(goods.length);
    this.prices = new Float64Array(goods.length);
  }

  /** Returns the sum if `servings` of a dish that takes this were bought as well. */
  totalWith(takes: readonly (readonly [number, number])[], servings: number): number {
    let total = this.total;
    for (const [at, grams] of takes) {
      const goods = this.goods[at];
      if (!goods) continue;
      const after = (this.grams[at] ?? 0) + grams * servings;
      total += priceOfGoods(goods, after, (this.times[at] ?? 0) + 1) - (this.prices[at] ?? 0);
    }
    return total;
  }

  /** Adds `servings` of a dish, or takes them away with a `sign` of -1. */
  add(takes: readonly (readonly [number, number])[], servings: number, sign: 1 | -1): void {
    for (const [at, grams] of takes) {
      const goods = this.goods[at];
      if (!goods) continue;
      const times = (this.times[at] ?? 0) + sign;
      this.times[at] = times;
      // an empty sum starts again at zero, without the rounding errors of those before
      const sum = times === 0 ? 0 : (this.grams[at] ?? 0) + sign * grams * servings;
      this.grams[at] = sum;
      const price = priceOfGoods(goods, sum, times);
      this.total += price - (this.prices[at] ?? 0);
      this.prices[at] = price;
    }
  }
}
