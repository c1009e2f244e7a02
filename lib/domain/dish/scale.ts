import type { Unit } from './types';

/** Unit shown to a reader: one of the record's, or an American one. */
export type DisplayUnit = Unit | 'cup' | 'oz' | 'lb';

const EIGHTH = 1 / 8;
const SIXTH = 1 / 6;
/** Smallest parts in sets of measuring spoons. */
const SMALLEST = [1 / 32, 1 / 16];
const PARTS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
/** Parts of a unit that a kitchen measures, up to each amount; above the last one only whole units. */
const STEPS: Readonly<
  Record<Exclude<DisplayUnit, 'gr' | 'ml'>, readonly (readonly [number, readonly number[]])[]>
> = {
  Spoon: [
    [2, [EIGHTH, ...PARTS]],
    [6, [1 / 2, 1]],
  ],
  'Tea Spoon': [
    [2, [...SMALLEST, EIGHTH, ...PARTS]],
    [6, [1 / 2, 1]],
  ],
  'Table Spoon': [
    [2, [EIGHTH, ...PARTS]],
    [6, [1 / 2, 1]],
  ],
  Pinch: [[1, [1 / 2, 1]]],
  Piece: [
    [1, [EIGHTH, SIXTH, ...PARTS]],
    [4, [1 / 2, 1]],
  ],
  cup: [
    [4, [EIGHTH, ...PARTS]],
    [10, [1 / 2, 1]],
  ],
  oz: [
    [1, [1 / 4, 0.3, 1 / 3, 0.4, 1 / 2, 0.6, 2 / 3, 3 / 4, 0.8, 0.9, 1]],
    [2, [1 / 4, 1 / 2, 3 / 4, 1]],
    [16, [1 / 2, 1]],
  ],
  lb: [[10, [1 / 4, 1 / 2, 3 / 4, 1]]],
};

/** Maximum relative deviation when rounding. */
const OTHER = 0.25;

/**
 * Rounds a scaled amount to one a kitchen can measure: spoons, cups and pieces in common parts, never to zero; amounts
 * too small for the parts keep one significant digit. Grams and millilitres stay unchanged.
 */
export function measurable(amount: number, unit: DisplayUnit): number {
  if (unit === 'gr' || unit === 'ml' || amount <= 0) return amount;
  const parts = STEPS[unit].find(([most]) => amount < most)?.[1] ?? [1];
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const near = [...(whole > 0 ? [0] : []), ...parts].reduce((best, part) =>
    Math.abs(part - rest) < Math.abs(best - rest) - 1e-9 ? part : best,
  );
  const told = whole + near;
  const isOther = unit !== 'Pinch' && Math.abs(told - amount) > OTHER * amount + 1e-9;
  return isOther ? Number(amount.toPrecision(1)) : told;
}

/** Scales an ingredient from `from` to `to` servings in full precision; rounding is left to the display. */
export const scaleAmount = (amount: number, from: number, to: number): number => (amount * to) / from;
