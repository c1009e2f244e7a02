import { toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import type { ProductFacts } from '../product/types';
import type { Outcome } from './types';

/** Rounds to whole tetri, half up; the epsilon absorbs floating-point error in sums of prices. */
export const roundTetri = (tetri: number): number => Math.floor(tetri + 0.5 + 1e-9);

/**
 * Returns the shop price of an amount of a product in whole tetri: its cost plus the shop's markup. Undefined if the
 * product has no price or the unit cannot be converted to grams.
 */
export function linePrice(
  { amount, unit, product }: { amount: number; unit: Unit; product: ProductFacts },
  markupPercent: number,
): number | undefined {
  const grams = toGrams(amount, unit, product);
  const { costTetri } = product;
  if (grams === undefined || costTetri === null || costTetri === undefined) return undefined;
  return roundTetri(((costTetri * grams) / 100) * (1 + markupPercent / 100));
}

/** Returns the shop price of 100 gr of a product, not rounded; null if it has no price. */
export const priceOf100 = ({ costTetri }: ProductFacts, markupPercent: number): number | null =>
  costTetri === null || costTetri === undefined ? null : costTetri * (1 + markupPercent / 100);

interface PricedLine {
  readonly amount: number;
  readonly priceTetri: number;
  readonly outcome?: Outcome | null;
  readonly gotAmount?: number | null;
  /** Total price of the replacement. */
  readonly gotTetri?: number | null;
}

/** Returns the price of a packed line: proportional to the weighed amount, 0 if the line is missing. */
export function gotPrice(line: PricedLine): number {
  if (line.outcome === 'missing') return 0;
  if (line.outcome === 'replaced') return line.gotTetri ?? 0;
  const share = line.outcome === 'got' && line.gotAmount ? line.gotAmount / line.amount : 1;
  return roundTetri(line.priceTetri * share);
}

/** Returns the price difference between a packed line and the ordered one; negative if it got cheaper. */
export const differenceOf = (line: PricedLine): number =>
  line.outcome ? (line.gotTetri ?? gotPrice(line)) - line.priceTetri : 0;

/** Returns the total the customer can expect to pay: ordered goods plus the delivery fee. */
export const estimatedTotal = (lines: readonly PricedLine[], feeTetri: number): number =>
  lines.reduce((sum, { priceTetri }) => sum + priceTetri, feeTetri);

/** Returns the total to collect at the door: packed goods plus the delivery fee. */
export const toPay = (lines: readonly PricedLine[], feeTetri: number): number =>
  lines.reduce((sum, line) => sum + gotPrice(line), feeTetri);
