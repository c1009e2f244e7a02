import { ML_PER_UNIT, toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import type { ProductFacts } from '../product/types';
import type { Substitute } from './types';

interface Needed {
  readonly amount: number | null;
  readonly amountTo?: number | null;
  readonly unit: Unit | null;
}
interface Instead {
  readonly amount: number;
  readonly amountTo: number | null;
  readonly unit: Unit;
}
type Weighed = Pick<Substitute, 'ratio' | 'gramsPerMl' | 'gramsPerPiece'>;

/** Minimum number of pieces; smaller amounts are given by weight. */
const LEAST_PIECE = 0.5;

/**
 * Returns the equivalent amount of a substitute, in the original unit if its weights are known, otherwise in grams.
 * Undefined without an amount, or if the product lacks the required weight.
 */
export function insteadOf(
  { amount, amountTo, unit }: Needed,
  product: ProductFacts | null | undefined,
  substitute: Weighed,
): Instead | undefined {
  if (!amount || !unit || !product) return undefined;
  const grams = toGrams(amount, unit, product);
  if (grams === undefined) return undefined;
  const told = measured(grams * substitute.ratio, unit, substitute);
  return { ...told, amountTo: amountTo ? told.amount * (amountTo / amount) : null };
}

function measured(grams: number, unit: Unit, { gramsPerMl, gramsPerPiece }: Weighed) {
  const perUnit = ML_PER_UNIT[unit];
  if (perUnit && gramsPerMl) return { amount: grams / (perUnit * gramsPerMl), unit };
  if (unit === 'Piece' && gramsPerPiece && grams / gramsPerPiece >= LEAST_PIECE)
    return { amount: Math.round((grams / gramsPerPiece) * 2) / 2, unit };
  return { amount: grams, unit: 'gr' as const };
}
