import { toGrams } from '../dish/nutrition';
import { countedFor } from '../pantry/leaveOut';
import { coverOf, type Usable } from '../pantry/use';
import { boughtOf, priceOfLine } from '../shoplist/buy';
import { isFree } from '../shoplist/free';
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

/** Returns the price of grams that are missing, as the line of a list costs it; an unknown one counts as 0. */
export function priceOfMissing(
  { product, markupPercent }: Goods,
  missing: number,
  isCounted: boolean,
): number {
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
