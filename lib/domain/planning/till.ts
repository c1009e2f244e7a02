import { toGrams } from '../dish/nutrition';
import { countedFor } from '../pantry/leaveOut';
import { coverOf, type Usable } from '../pantry/use';
import { boughtOf, priceOfLine } from '../shoplist/buy';
import { isFree } from '../shoplist/needs';
import type { ShopProduct } from '../shoplist/types';

/** Product as the planner buys it. */
export interface Goods {
  readonly product: ShopProduct;
  readonly markupPercent: number;
  /** Grams at home; null if there is enough, whatever is cooked. */
  readonly home: number | null;
}

/** Weight that no household has of anything. */
const MUCH = 1_000_000;
/** Excess over what is at home that is a rounding error. */
const ALMOST = 1e-6;

interface Stock {
  readonly things: readonly Usable[];
  /** Ids of the products that are always at home. */
  readonly staples: readonly number[];
  readonly markupPercent: number;
}

/** Returns how a product is bought; undefined if it costs nothing or its price is unknown. */
export function goodsOf(product: ShopProduct, { things, staples, markupPercent }: Stock): Goods | undefined {
  const { costTetri } = product;
  if (costTetri === null || costTetri === undefined || isFree(product)) return undefined;
  return { product, markupPercent, home: homeOf(product, things, staples) };
}

function homeOf(product: ShopProduct, things: readonly Usable[], staples: readonly number[]): number | null {
  const wanted = { product, Name: product.Name, amount: MUCH, unit: 'gr' as const };
  if (coverOf(wanted, things).isEnough) return null;
  const there = countedFor(wanted, things);
  if (there !== null) return there;
  return staples.includes(product.id) ? null : 0;
}

/** Need of a whole plan for a product: grams as bought, those of them that are counted in pieces, and dishes. */
interface Taken {
  readonly grams: number;
  readonly pieces: number;
  readonly times: number;
}

/** Prices of a product by its missing grams, of pieces below zero. */
const known = new WeakMap<Goods, Map<number, number>>();

/** Returns the price of what is missing, as the line of a list costs it; an unknown one counts as 0. */
export function priceOfGoods(goods: Goods, { grams, pieces, times }: Taken): number {
  const { home } = goods;
  if (times === 0 || home === null || (home > 0 && grams <= home + ALMOST)) return 0;
  const isCounted = pieces * 2 >= grams && pieces > 0;
  const missing = Math.round((grams - home) * 10) / 10;
  const prices = known.get(goods) ?? new Map<number, number>();
  known.set(goods, prices);
  const key = isCounted ? -missing : missing;
  const found = prices.get(key) ?? priceOfMissing(goods, missing, isCounted);
  prices.set(key, found);
  return found;
}

function priceOfMissing({ product, markupPercent }: Goods, missing: number, isCounted: boolean): number {
  const each = product.gramsPerPiece;
  const line =
    isCounted && each
      ? { product, amount: missing / each, unit: 'Piece' as const }
      : { product, amount: missing, unit: 'gr' as const };
  return priceOfLine(missing > 0 ? line : { product, amount: null, unit: null }, markupPercent) ?? 0;
}

/** Returns the grams and the price in tetri of the least that is sold of a product; 0 grams if that is unknown. */
export function unitOf({ product, markupPercent }: Goods): { readonly unit: number; readonly tetri: number } {
  const least = { product, amount: 1, unit: 'gr' as const };
  const bought = boughtOf(least);
  return {
    unit: (bought && toGrams(bought.amount, bought.unit, product)) ?? 0,
    tetri: priceOfLine(least, markupPercent) ?? 0,
  };
}

/** Product that a serving of a dish takes: its place among the goods, its grams, and those counted in pieces. */
export type Taking = readonly [goods: number, grams: number, pieces: number];

/** Purchases of a plan under construction, kept up to date with each change. */
export class Basket {
  private readonly grams: Float64Array;
  private readonly pieces: Float64Array;
  private readonly times: Int32Array;
  private readonly prices: Float64Array;
  /** Sum of all prices in tetri. */
  total = 0;

  constructor(private readonly goods: readonly Goods[]) {
    this.grams = new Float64Array(goods.length);
    this.pieces = new Float64Array(goods.length);
    this.times = new Int32Array(goods.length);
    this.prices = new Float64Array(goods.length);
  }

  /** Returns the sum if `servings` of a dish that takes this were bought as well. */
  totalWith(takes: readonly Taking[], servings: number): number {
    let total = this.total;
    for (const [at, grams, pieces] of takes) {
      const goods = this.goods[at];
      if (!goods) continue;
      const after = {
        grams: (this.grams[at] ?? 0) + grams * servings,
        pieces: (this.pieces[at] ?? 0) + pieces * servings,
        times: (this.times[at] ?? 0) + 1,
      };
      total += priceOfGoods(goods, after) - (this.prices[at] ?? 0);
    }
    return total;
  }

  /** Adds `servings` of a dish, or takes them away with a `sign` of -1. */
  add(takes: readonly Taking[], servings: number, sign: 1 | -1): void {
    for (const [at, grams, pieces] of takes) {
      const goods = this.goods[at];
      if (!goods) continue;
      const times = (this.times[at] ?? 0) + sign;
      // an empty sum starts again at zero, without the rounding errors of those before
      const after = {
        grams: times === 0 ? 0 : (this.grams[at] ?? 0) + sign * grams * servings,
        pieces: times === 0 ? 0 : (this.pieces[at] ?? 0) + sign * pieces * servings,
        times,
      };
      const price = priceOfGoods(goods, after);
      this.times[at] = times;
      this.grams[at] = after.grams;
      this.pieces[at] = after.pieces;
      this.total += price - (this.prices[at] ?? 0);
      this.prices[at] = price;
    }
  }
}
