import { ML_PER_UNIT, toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import { linePrice } from '../order/price';
import { asOnPack, CLOVES_IN_A_HEAD, wholeCount } from '../product/pack';
import { roundQuantity, type StockUnit } from '../storage/units';
import type { LineFault, ShopLine, ShopProduct } from './types';

type Line = Pick<ShopLine, 'product' | 'amount' | 'unit'>;

/** Amount to buy for a line, as a shop sells it: shown on the list, ordered and charged at the checkout. */
export interface Bought {
  readonly amount: number;
  readonly unit: StockUnit;
  /** Amount of `unit` in one pack; null if it is not sold in packs. */
  readonly packAmount: number | null;
}

const STEP = 50;
/** Step for spices, which are bought in smaller amounts. */
const SMALL_STEP = 10;
/** Maximum density of any food in g per ml; used to tell that one pack suffices without knowing the density. */
const HEAVIEST_PER_ML = 1.6;
/** Maximum number of pieces to count, and minimum weight in grams of a piece that one picks out. */
const MOST_PIECES = 8;
const LEAST_PICKED = 30;
const ALMOST_ASKED = 0.02;
/** Fraction of a piece too small to buy another one for. */
const HARDLY_MORE = 0.1;
/** Pieces that are not sold on their own: a clove, a leaf. */
const PARTS: readonly unknown[] = ['clove', 'leaf'];
/** Minimum weight in grams of a loaf; a lighter piece of bread is a slice. */
const LEAST_LOAF = 100;

/**
 * Returns the amount to buy: whole packs, whole pieces, or a round weight. Undefined if a required weight is unknown.
 */
export function boughtOf({ product, amount, unit }: Line): Bought | undefined {
  if (!product) return undefined;
  if (!amount || !unit) return oneOf(product);
  const packs = packsFor(product, amount, unit);
  if (packs !== undefined) return inPacks(product, packs);
  const grams = toGrams(amount, unit, product);
  if (grams === undefined || product.packSize) return undefined;
  const pieces = piecesFor(product, grams, unit);
  if (pieces !== undefined) return { amount: pieces, unit: 'Piece', packAmount: null };
  const heads = headsFor(product, grams);
  if (heads !== undefined) return inHeads(product, heads);
  const step = product.category === 'spices' ? SMALL_STEP : STEP;
  const perUnit = ML_PER_UNIT[unit];
  if (perUnit && isPoured(product))
    return { amount: upTo(amount * perUnit, STEP), unit: 'ml', packAmount: null };
  return { amount: upTo(grams, step), unit: 'gr', packAmount: null };
}

/**
 * Returns the product weight that is missing to compute the amount to buy; undefined if nothing is missing or the line
 * has no amount.
 */
export function faultOf(line: Line): LineFault | undefined {
  if (!line.product || !line.amount || !line.unit || boughtOf(line)) return undefined;
  return line.unit === 'Piece' ? 'gramsPerPiece' : 'gramsPerMl';
}

const upTo = (amount: number, step: number): number => wholeCount(amount / step) * step;
const isPoured = ({ category }: ShopProduct): boolean => category === 'drinks' || category === 'dairy';

function packsFor(product: ShopProduct, amount: number, unit: Unit): number | undefined {
  const { packSize } = product;
  if (!packSize) return undefined;
  const grams = toGrams(amount, unit, product);
  if (grams !== undefined) return wholeCount(grams / packSize);
  if (unit === 'Piece') return wholeCount(amount); // two cans of tuna
  return amount * (ML_PER_UNIT[unit] ?? 1) * HEAVIEST_PER_ML <= packSize ? 1 : undefined;
}

/**
 * Returns the number of pieces to buy: herbs by the bunch, counted foods by the piece, one piece if only part of it is
 * needed, and onions or lemons unless the weight is a round one.
 */
function piecesFor(product: ShopProduct, grams: number, unit: Unit): number | undefined {
  const { gramsPerPiece, pieceName } = product;
  if (!gramsPerPiece || PARTS.includes(pieceName)) return undefined;
  // 442 gr of onions that weigh 110 are four, not five
  const spare = unit === 'Piece' || pieceName === 'bunch' ? 0 : HARDLY_MORE;
  const pieces = wholeCount(grams / gramsPerPiece - spare);
  if (unit === 'Piece' || pieceName === 'bunch' || isLoaf(product)) return pieces;
  if (pieces === 1 && !isCut(product)) return 1;
  const isAsked = Math.abs(grams / STEP - Math.round(grams / STEP)) < ALMOST_ASKED;
  return isPicked(product, gramsPerPiece) && pieces <= MOST_PIECES && !isAsked ? pieces : undefined;
}

/** Checks whether a product is cut to any weight although a piece weight is known: cheese, meat. */
const isCut = ({ category }: ShopProduct): boolean => category === 'dairy' || category === 'meat';

/** Checks whether a product is a loaf, which is not cut to a weight. */
const isLoaf = ({ category, gramsPerPiece }: ShopProduct): boolean =>
  category === 'grains' && (gramsPerPiece ?? 0) >= LEAST_LOAF;

/** Checks whether a product is picked by the piece: an onion, not a pea. */
const isPicked = ({ category }: ShopProduct, gramsPerPiece: number): boolean =>
  (category === 'vegetables' || category === 'fruit') && gramsPerPiece >= LEAST_PICKED;

/** Maximum number of heads; larger amounts are given by weight. */
const MOST_HEADS = 5;
/** Returns the weight in grams of a head of a product whose pieces are cloves; undefined for other products. */
export const headGrams = ({ pieceName, packSize, gramsPerPiece }: ShopProduct): number | undefined =>
  pieceName === 'clove' && !packSize && gramsPerPiece ? gramsPerPiece * CLOVES_IN_A_HEAD : undefined;

/** Returns the number of heads for a weight; undefined if the product has no heads or the number is too large. */
export function headsFor(product: ShopProduct, grams: number): number | undefined {
  const head = headGrams(product);
  const heads = head && wholeCount(grams / head);
  return heads && heads <= MOST_HEADS ? heads : undefined;
}
const inHeads = (product: ShopProduct, heads: number): Bought => ({
  amount: roundQuantity(heads * (headGrams(product) ?? 0)),
  unit: 'gr',
  packAmount: null,
});

function inPacks(product: ShopProduct, packs: number): Bought {
  const { amount, unit } = packOf(product);
  return { amount: roundQuantity(amount * packs), unit, packAmount: amount };
}

/** Returns the amount and unit printed on one pack. */
export const packOf = ({ packSize, gramsPerPiece, gramsPerMl, pieceName }: ShopProduct) =>
  asOnPack(packSize ?? 0, {
    gramsPerMl,
    gramsPerPiece: PARTS.includes(pieceName) || !isCounted(packSize, gramsPerPiece) ? null : gramsPerPiece,
  });

/** Checks whether a pack states its number of pieces: ten eggs do, one yoghurt or a sliced loaf does not. */
const isCounted = (packSize?: number | null, gramsPerPiece?: number | null): boolean =>
  (gramsPerPiece ?? 0) >= LEAST_PICKED && packSize !== gramsPerPiece;

/** Returns the amount to buy for a line without one: a pack, a head or a piece; undefined otherwise. */
function oneOf(product: ShopProduct): Bought | undefined {
  if (product.packSize) return inPacks(product, 1);
  if (headGrams(product)) return inHeads(product, 1);
  const isPiece = product.gramsPerPiece && !PARTS.includes(product.pieceName);
  return isPiece ? { amount: 1, unit: 'Piece', packAmount: null } : undefined;
}

/**
 * Returns the price of a line in whole tetri; the markup applies only to products the shop sells. Undefined if unknown.
 */
export function priceOfLine(line: Line, markupPercent: number): number | undefined {
  const { product } = line;
  const bought = boughtOf(line);
  if (!product || !bought) return undefined;
  return linePrice({ ...bought, product }, product.sold ? markupPercent : 0);
}

export interface ListPrice {
  /** Price in the shop of the lines it sells. */
  readonly shopTetri: number;
  /** Price elsewhere of the other lines, and in `others` their number. */
  readonly otherTetri: number;
  readonly others: number;
  /** Number of lines left out because their price is unknown. */
  readonly unknown: number;
}

/** Sums up the prices of lines. */
export function priceOf(lines: readonly Line[], markupPercent: number): ListPrice {
  const sum = { shopTetri: 0, otherTetri: 0, others: 0, unknown: 0 };
  for (const line of lines) {
    const price = priceOfLine(line, markupPercent);
    if (price === undefined) sum.unknown += 1;
    else if (line.product?.sold) sum.shopTetri += price;
    else if (price > 0) {
      sum.otherTetri += price;
      sum.others += 1;
    }
  }
  return sum;
}
