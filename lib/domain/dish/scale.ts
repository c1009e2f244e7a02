import type { Unit } from './types';

/** What a reader is told an amount in: the record's units, or America's. */
export type ShownUnit = Unit | 'cup' | 'oz' | 'lb';

const EIGHTH = 1 / 8;
const SIXTH = 1 / 6;
/** Parts that sets of small measures go down to. */
const SMALLEST = [1 / 32, 1 / 16];
const PARTS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
/** Up to which amount a kitchen measures in which parts of a unit; above the last, in whole ones. */
const STEPS: Readonly<
  Record<Exclude<ShownUnit, 'gr' | 'ml'>, readonly (readonly [number, readonly number[]])[]>
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

/** So much more or less of an amount is another amount. */
const OTHER = 0.25;

/**
 * A scaled amount as a kitchen can measure it: spoons, cups and pieces in common parts, never nothing; what is less than the
 * parts that there are keeps its figure. Grams and millilitres stay as they are.
 */
export function measurable(amount: number, unit: ShownUnit): number {
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

/** The amount of an ingredient for `to` servings of a dish written for `from`; full precision, rounded only when shown. */
export const scaleAmount = (amount: number, from: number, to: number): number => (amount * to) / from;
