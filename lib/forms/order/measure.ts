import type { Unit } from '../../domain/dish/types';
import { headGrams } from '../../domain/shoplist/buy';
import type { CheckoutLine } from './values';

/** Unit in which a line's amount is counted, and the step of its buttons. */
interface Measure {
  readonly unit: Unit | 'kg' | 'l';
  /** Amount of one counted unit in the line's own unit. */
  readonly each: number;
  readonly step: number;
  readonly isHeads: boolean;
}
const LARGER = { gr: 'kg', ml: 'l' } as const;
const FROM = 1000;
const STEP = 50;
const ALMOST = 1e-6;

/**
 * Counts garlic in heads and 1000 gr or more in kilograms, less in grams; the line itself counts products sold in
 * packs.
 */
export function measureOf({ amount, unit, facts }: Pick<CheckoutLine, 'amount' | 'unit' | 'facts'>): Measure {
  const head = unit === 'gr' && facts ? headGrams(facts) : undefined;
  const heads = head && amount ? amount / head : 0.5;
  if (head && Math.abs(heads - Math.round(heads)) < ALMOST)
    return { unit: 'Piece', each: head, step: 1, isHeads: true };
  if (unit !== 'gr' && unit !== 'ml')
    return { unit, each: 1, step: unit === 'Piece' ? 1 : STEP, isHeads: false };
  const isLarge = (amount ?? 0) >= FROM;
  return isLarge
    ? { unit: LARGER[unit], each: FROM, step: STEP / FROM, isHeads: false }
    : { unit, each: 1, step: STEP, isHeads: false };
}
