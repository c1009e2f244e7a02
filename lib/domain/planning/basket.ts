import { present } from '../present';
import { wholeCount } from '../product/pack';
import type { Candidate } from './model';
import { priceOfMissing, type Goods } from './till';

/** Excess over what is at home that is a rounding error. */
const ALMOST = 1e-6;
/** Number of prices that are kept, two to the power of `KEPT_BITS`. */
const KEPT_BITS = 17;
/** Spreads keys over the kept prices: two to the power of 32, divided by the golden ratio. */
const SPREAD = 0x9e3779b1;
/** More than any key of a product. */
const KEYS = 2 ** 33;
/** Distance between the keys of two products before they are spread. */
const KEPT_STEP = 100_003;
/** Missing amounts are priced in steps of a tenth of a gram. */
const TENTHS = 10;

/** Products with what each dish takes of them, in columns: those of a dish are from its first to the next one's. */
export interface Shelf {
  readonly goods: readonly Goods[];
  readonly firsts: Int32Array;
  readonly product: Int32Array;
  /** Grams of a serving, and those of them that are counted in pieces. */
  readonly grams: Float64Array;
  readonly pieces: Float64Array;
  /** Grams at home; infinite if there is enough, whatever is cooked. */
  readonly home: Float64Array;
  /** Grams of a pack; 0 if it is not sold in packs. */
  readonly pack: Float64Array;
  /** Latest prices by product and missing tenths of a gram, of pieces below zero. */
  readonly keys: Float64Array;
  readonly prices: Float64Array;
}

export function shelfOf(goods: readonly Goods[], dishes: readonly Candidate[]): Shelf {
  const takes = dishes.map((dish) => (dish.takes ?? []).filter(([at]) => goods[at] !== undefined));
  const firsts = new Int32Array(dishes.length + 1);
  takes.forEach((taken, dish) => (firsts[dish + 1] = present(firsts[dish]) + taken.length));
  const all = takes.flat();
  return {
    goods,
    firsts,
    product: Int32Array.from(all, ([at]) => at),
    grams: Float64Array.from(all, ([, grams]) => grams),
    pieces: Float64Array.from(all, ([, , pieces]) => pieces),
    home: Float64Array.from(goods, ({ home }) => home ?? Infinity),
    pack: Float64Array.from(goods, ({ product }) => product.packSize ?? 0),
    keys: new Float64Array(2 ** KEPT_BITS),
    prices: new Float64Array(2 ** KEPT_BITS),
  };
}

/** Purchases of a plan under construction, kept up to date with each change. */
export class Basket {
  private readonly grams: Float64Array;
  private readonly pieces: Float64Array;
  private readonly times: Int32Array;
  private readonly prices: Float64Array;
  /** Sum of all prices in tetri. */
  total = 0;

  constructor(private readonly shelf: Shelf) {
    const { length } = shelf.goods;
    this.grams = new Float64Array(length);
    this.pieces = new Float64Array(length);
    this.times = new Int32Array(length);
    this.prices = new Float64Array(length);
  }

  /** Returns the sum if `servings` of a dish were bought as well. */
  totalWith(dish: number, servings: number): number {
    const { firsts, product } = this.shelf;
    let total = this.total;
    const end = present(firsts[dish + 1]);
    for (let taking = present(firsts[dish]); taking < end; taking += 1) {
      const at = present(product[taking]);
      const grams = present(this.grams[at]);
      const pieces = present(this.pieces[at]);
      const times = present(this.times[at]);
      this.take(taking, servings, 1);
      total += this.priceAt(at) - present(this.prices[at]);
      this.grams[at] = grams;
      this.pieces[at] = pieces;
      this.times[at] = times;
    }
    return total;
  }

  /** Adds `servings` of a dish, or takes them away with a `sign` of -1. */
  add(dish: number, servings: number, sign: 1 | -1): void {
    const { firsts, product } = this.shelf;
    const end = present(firsts[dish + 1]);
    for (let taking = present(firsts[dish]); taking < end; taking += 1) {
      const at = present(product[taking]);
      this.take(taking, servings, sign);
      const price = this.priceAt(at);
      this.total += price - present(this.prices[at]);
      this.prices[at] = price;
    }
  }

  private take(taking: number, servings: number, sign: 1 | -1): void {
    const { product, grams, pieces } = this.shelf;
    const at = present(product[taking]);
    const times = present(this.times[at]) + sign;
    this.times[at] = times;
    // an empty sum starts again at zero, without the rounding errors of those before
    const by = sign * servings;
    this.grams[at] = times === 0 ? 0 : present(this.grams[at]) + by * present(grams[taking]);
    this.pieces[at] = times === 0 ? 0 : present(this.pieces[at]) + by * present(pieces[taking]);
  }

  /** Returns the price of what is missing of a product, as the line of a list costs it. */
  private priceAt(at: number): number {
    const home = present(this.shelf.home[at]);
    const grams = present(this.grams[at]);
    if (this.times[at] === 0 || home === Infinity || (home > 0 && grams <= home + ALMOST)) return 0;
    const pieces = present(this.pieces[at]);
    const isCounted = pieces > 0 && pieces * 2 >= grams;
    const pack = present(this.shelf.pack[at]);
    const asked = Math.round((grams - home) * TENTHS) / TENTHS;
    // all amounts that take as many packs cost the same
    const missing = pack > 0 ? wholeCount(asked / pack) * pack : asked;
    const tenths = Math.round(missing * TENTHS);
    const signed = isCounted ? -tenths : tenths;
    const key = signed + (at + 1) * KEYS;
    const place = Math.imul(signed + at * KEPT_STEP, SPREAD) >>> (32 - KEPT_BITS);
    const { goods, keys, prices } = this.shelf;
    if (keys[place] === key) return present(prices[place]);
    const price = priceOfMissing(present(goods[at]), missing, isCounted);
    keys[place] = key;
    prices[place] = price;
    return price;
  }
}
