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

/** Less of a piece is told by weight. */
const LEAST_PIECE = 0.5;

/**
 * How much of a substitute does for what is needed of a product, measured as that was where its weights are known, else in grams;
 * undefined for what is to taste, or where the product lacks the weight it takes.
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
