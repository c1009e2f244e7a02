import { toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import { asOnPack, wholeCount } from '../product/pack';
import type { ProductFacts } from '../product/types';
import { roundQuantity, type StockUnit } from '../storage/units';
import { linePrice } from './price';

/** Product facts required to use it as a replacement. */
export interface ChosenFacts extends ProductFacts {
  readonly packSize?: number | null;
}
interface Ordered {
  readonly amount: number;
  readonly unit: Unit;
}
export interface Replacement {
  readonly amount: number;
  readonly unit: StockUnit;
  /** Number of packs; null if the product is not sold in packs. */
  readonly packs: number | null;
  readonly priceTetri: number;
}

/**
 * Returns the equivalent amount of another product and its price: the same number of pieces if both are counted in
 * pieces of similar weight, otherwise the same mass, rounded to whole packs, pieces or grams. Undefined if a weight or
 * the price is unknown.
 */
export function replacementFor(
  line: Ordered,
  original: ProductFacts,
  chosen: ChosenFacts,
  markupPercent: number,
): Replacement | undefined {
  const isCounted = line.unit === 'Piece' && chosen.gramsPerPiece && isAsHeavy(original, chosen);
  const grams = toGrams(line.amount, line.unit, isCounted ? chosen : original);
  if (grams === undefined) return undefined;
  const { packs, ...bought } = boughtOf(grams, chosen);
  const priceTetri = linePrice({ ...bought, product: chosen }, markupPercent);
  return priceTetri === undefined ? undefined : { ...bought, packs, priceTetri };
}

/** Maximum weight ratio at which one piece replaces another: two dried apricots are no replacement for two lemons. */
const ALIKE = 3;
/** Checks whether one piece can replace another; true if either weight is unknown. */
function isAsHeavy({ gramsPerPiece: one }: ProductFacts, { gramsPerPiece: other }: ProductFacts): boolean {
  if (!one || !other) return true;
  return one <= other * ALIKE && other <= one * ALIKE;
}

function boughtOf(grams: number, chosen: ChosenFacts): Omit<Replacement, 'priceTetri'> {
  const { packSize, gramsPerPiece } = chosen;
  if (packSize) {
    const packs = wholeCount(grams / packSize);
    const { amount, unit } = asOnPack(packs * packSize, chosen);
    return { packs, amount: roundQuantity(amount), unit };
  }
  if (gramsPerPiece) return { packs: null, amount: wholeCount(grams / gramsPerPiece), unit: 'Piece' };
  return { packs: null, amount: wholeCount(grams), unit: 'gr' };
}

/**
 * Checks whether a product can be handed over in this many grams: only whole packs or pieces, any weight of loose
 * goods.
 */
export function isWhole(grams: number, { packSize, gramsPerPiece }: ChosenFacts): boolean {
  const each = packSize || gramsPerPiece;
  if (!each) return true;
  const count = grams / each;
  return count > 0.5 && Math.abs(count - Math.round(count)) < 1e-3;
}
