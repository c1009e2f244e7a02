import { ML_PER_UNIT, toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import { linePrice } from '../order/price';
import { asOnPack, CLOVES_IN_A_HEAD, wholeCount } from '../product/pack';
import { roundQuantity, type StockUnit } from '../storage/units';
import type { LineFault, ShopLine, ShopProduct } from './types';

type Line = Pick<ShopLine, 'product' | 'amount' | 'unit'>;

/** What is bought for a line, as a shop hands it over: what a list shows, an order asks for and the checkout charges. */
export interface Bought {
  readonly amount: number;
  readonly unit: StockUnit;
  /** How much of `unit` one pack holds, where one buys packs. */
  readonly packAmount: number | null;
}

const STEP = 50;
/** Spices are asked for in less. */
const SMALL_STEP = 10;
/** No food weighs more, so that a pack surely holds a spoon of what it is full of. */
const HEAVIEST_PER_ML = 1.6;
/** Up to how many onions are counted, and how light a piece may be to be picked out. */
const MOST_PIECES = 8;
const LEAST_PICKED = 30;
const ALMOST_ASKED = 0.02;
/** So much of a piece is not worth another one. */
const HARDLY_MORE = 0.1;
/** Parts of what one buys: nobody sells a clove or a leaf. */
const PARTS: readonly unknown[] = ['clove', 'leaf'];
/** A slice weighs less: from so much on a piece of bread is a loaf. */
const LEAST_LOAF = 100;

/** What is bought: whole packs, whole pieces, else a weight one can ask for. Undefined where that cannot be told. */
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

/** Which weight of the product it takes to know how much is bought; undefined where that is known, or nobody has said how much. */
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
 * How many pieces are bought: herbs by the bunch, what is counted by the piece, one of what is needed in part, and onions and
 * lemons where the weight is none that one would ask for.
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

/** What is cut for whoever asks for a weight of it, though a piece of it is known: cheese, meat. */
const isCut = ({ category }: ShopProduct): boolean => category === 'dairy' || category === 'meat';

/** Nobody has a loaf cut to a weight. */
const isLoaf = ({ category, gramsPerPiece }: ShopProduct): boolean =>
  category === 'grains' && (gramsPerPiece ?? 0) >= LEAST_LOAF;

/** Whether one picks it out by the piece: an onion, not a pea. */
const isPicked = ({ category }: ShopProduct, gramsPerPiece: number): boolean =>
  (category === 'vegetables' || category === 'fruit') && gramsPerPiece >= LEAST_PICKED;

/** Of more than that people say a weight. */
const MOST_HEADS = 5;
/** What a head of something weighs whose pieces are its cloves; undefined for anything else. */
export const headGrams = ({ pieceName, packSize, gramsPerPiece }: ShopProduct): number | undefined =>
  pieceName === 'clove' && !packSize && gramsPerPiece ? gramsPerPiece * CLOVES_IN_A_HEAD : undefined;

/** How many heads hold so much; undefined for what has none, and for much of it. */
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

/** One pack's amount and unit, as they stand on it. */
export const packOf = ({ packSize, gramsPerPiece, gramsPerMl, pieceName }: ShopProduct) =>
  asOnPack(packSize ?? 0, {
    gramsPerMl,
    gramsPerPiece: PARTS.includes(pieceName) || !isCounted(packSize, gramsPerPiece) ? null : gramsPerPiece,
  });

/** Whether a pack says how many are in it: ten eggs; not one yoghurt, and a loaf is no sixteen slices. */
const isCounted = (packSize?: number | null, gramsPerPiece?: number | null): boolean =>
  (gramsPerPiece ?? 0) >= LEAST_PICKED && packSize !== gramsPerPiece;

/** What one buys where nobody has said how much: a pack, a head or a piece, else that is to be said. */
function oneOf(product: ShopProduct): Bought | undefined {
  if (product.packSize) return inPacks(product, 1);
  if (headGrams(product)) return inHeads(product, 1);
  const isPiece = product.gramsPerPiece && !PARTS.includes(product.pieceName);
  return isPiece ? { amount: 1, unit: 'Piece', packAmount: null } : undefined;
}

/** What a line costs, in whole tetri: in the shop with its markup, what the shop does not sell without; undefined if unknown. */
export function priceOfLine(line: Line, markupPercent: number): number | undefined {
  const { product } = line;
  const bought = boughtOf(line);
  if (!product || !bought) return undefined;
  return linePrice({ ...bought, product }, product.sold ? markupPercent : 0);
}

export interface ListPrice {
  /** What the shop charges for what it sells of the lines. */
  readonly shopTetri: number;
  /** What the others come to elsewhere, and how many lines that are. */
  readonly otherTetri: number;
  readonly others: number;
  /** How many lines are left out because their price is not known. */
  readonly unknown: number;
}

/** What lines cost together. */
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
