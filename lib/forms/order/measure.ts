import type { Unit } from '../../domain/dish/types';
import { headGrams } from '../../domain/shoplist/buy';
import type { CheckoutLine } from './values';

/** What the amount of a line is counted in, and by how much a press changes it. */
interface Measure {
  readonly unit: Unit | 'kg' | 'l';
  /** How much of the line's unit each one counted is. */
  readonly each: number;
  readonly step: number;
  readonly isHeads: boolean;
}
const LARGER = { gr: 'kg', ml: 'l' } as const;
const FROM = 1000;
const STEP = 50;
const ALMOST = 1e-6;

/** Heads of garlic are counted, a kilogram is 1 kg, less is told in grams; what is sold in packs is counted by the line itself. */
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
