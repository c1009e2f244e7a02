import { toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import { asOnPack, wholeCount } from '../product/pack';
import type { ProductFacts } from '../product/types';
import { roundQuantity, type StockUnit } from '../storage/units';
import { linePrice } from './price';

/** What has to be known of a product to put it in instead of another. */
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
  /** How many packs that is; null where the product is not sold in packs. */
  readonly packs: number | null;
  readonly priceTetri: number;
}

/**
 * How much of another product stands for what was ordered, and what that costs: the same pieces where both are counted in
 * pieces of about one weight, else the same mass; in whole packs, pieces and grams. Undefined where a weight or the price is not known.
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

/** Times a piece of it may weigh more or less: two dried apricots are nothing instead of two lemons. */
const ALIKE = 3;
/** Whether a piece stands for a piece; where the weight of the one that was ordered is not known, it does. */
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

/** Whether so many grams of a product can be handed over: whole packs and pieces, anything of what is weighed. */
export function isWhole(grams: number, { packSize, gramsPerPiece }: ChosenFacts): boolean {
  const each = packSize || gramsPerPiece;
  if (!each) return true;
  const count = grams / each;
  return count > 0.5 && Math.abs(count - Math.round(count)) < 1e-3;
}
