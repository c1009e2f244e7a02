import { toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import type { ProductFacts } from '../product/types';
import type { StockUnit } from '../stock/units';
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

// a hair over a whole pack by arithmetic is not another pack
const ALMOST = 1e-6;
const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;
const upwards = (count: number): number => Math.max(1, Math.ceil(count - ALMOST));

/**
 * How much of another product stands for what was ordered, and what that costs: the same pieces where both are counted in
 * pieces, else the same mass; in whole packs, pieces and grams. Undefined where a weight or the price is not known.
 */
export function replacementFor(
  line: Ordered,
  original: ProductFacts,
  chosen: ChosenFacts,
  markupPercent: number,
): Replacement | undefined {
  const isCounted = line.unit === 'Piece' && chosen.gramsPerPiece;
  const grams = toGrams(line.amount, line.unit, isCounted ? chosen : original);
  if (grams === undefined) return undefined;
  const { packs, ...bought } = boughtOf(grams, chosen);
  const priceTetri = linePrice({ ...bought, product: chosen }, markupPercent);
  return priceTetri === undefined ? undefined : { ...bought, packs, priceTetri };
}

function boughtOf(grams: number, chosen: ChosenFacts): Omit<Replacement, 'priceTetri'> {
  const { packSize, gramsPerPiece } = chosen;
  if (packSize) {
    const packs = upwards(grams / packSize);
    return { packs, ...inUnitOf(chosen, packs * packSize) };
  }
  if (gramsPerPiece) return { packs: null, amount: upwards(grams / gramsPerPiece), unit: 'Piece' };
  return { packs: null, amount: upwards(grams), unit: 'gr' };
}

/** Packs as people count what is in them: ten eggs, a litre of milk, a kilogram of flour. */
function inUnitOf({ gramsPerPiece, gramsPerMl }: ChosenFacts, grams: number): Ordered & { unit: StockUnit } {
  const pieces = gramsPerPiece ? rounded(grams / gramsPerPiece) : 0.5;
  if (Number.isInteger(pieces)) return { amount: pieces, unit: 'Piece' };
  const ml = gramsPerMl ? rounded(grams / gramsPerMl) : 1;
  return ml % 50 === 0 ? { amount: ml, unit: 'ml' } : { amount: rounded(grams), unit: 'gr' };
}

/** Whether so many grams of a product can be handed over: whole packs and pieces, anything of what is weighed. */
export function isWhole(grams: number, { packSize, gramsPerPiece }: ChosenFacts): boolean {
  const each = packSize || gramsPerPiece;
  if (!each) return true;
  const count = grams / each;
  return count > 0.5 && Math.abs(count - Math.round(count)) < 1e-3;
}
