import { roundQuantity, type StockUnit } from '../storage/units';
import type { ProductFacts } from './types';

// floating-point excess over a whole pack does not count as another pack
const ALMOST = 1e-6;

/** Number of cloves in a head; cloves are not sold individually. */
export const CLOVES_IN_A_HEAD = 10;

/** Returns the number of whole packs or pieces required, at least one. */
export const wholeCount = (count: number): number => Math.max(1, Math.ceil(count - ALMOST));

/** Converts a weight to the amount printed on a pack: ten eggs, a litre of milk, a kilogram of flour. */
export function asOnPack(
  grams: number,
  { gramsPerPiece, gramsPerMl }: Pick<ProductFacts, 'gramsPerPiece' | 'gramsPerMl'>,
): { amount: number; unit: StockUnit } {
  const pieces = gramsPerPiece ? roundQuantity(grams / gramsPerPiece) : 0.5;
  if (Number.isInteger(pieces)) return { amount: pieces, unit: 'Piece' };
  const ml = gramsPerMl ? roundQuantity(grams / gramsPerMl) : 1;
  // 1,030 gr of milk is a litre, but a kilogram of flour is not 1,887 ml
  return ml % 50 === 0 ? { amount: ml, unit: 'ml' } : { amount: grams, unit: 'gr' };
}
