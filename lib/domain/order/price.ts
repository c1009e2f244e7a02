import { toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import type { ProductFacts } from '../product/types';
import type { Outcome } from './types';

/** Half up, as people round; sums of prices carry no fractions below this. */
export const roundTetri = (tetri: number): number => Math.floor(tetri + 0.5 + 1e-9);

/**
 * What an amount of a product costs in the shop, in whole tetri: its cost with the shop's markup on it. Undefined where the
 * product has no price or the unit cannot be weighed.
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

/** What 100 gr of a product cost in the shop, not rounded; null where it has no price. */
export const priceOf100 = ({ costTetri }: ProductFacts, markupPercent: number): number | null =>
  costTetri === null || costTetri === undefined ? null : costTetri * (1 + markupPercent / 100);

interface PricedLine {
  readonly amount: number;
  readonly priceTetri: number;
  readonly outcome?: Outcome | null;
  readonly gotAmount?: number | null;
  /** What a replacement costs by itself. */
  readonly gotTetri?: number | null;
}

/** What a line costs once it is packed: by what was weighed, nothing for what is missing. */
export function gotPrice(line: PricedLine): number {
  if (line.outcome === 'missing') return 0;
  if (line.outcome === 'replaced') return line.gotTetri ?? 0;
  const share = line.outcome === 'got' && line.gotAmount ? line.gotAmount / line.amount : 1;
  return roundTetri(line.priceTetri * share);
}

/** What a packed line costs more than it was ordered at; less is below nothing. */
export const differenceOf = (line: PricedLine): number =>
  line.outcome ? (line.gotTetri ?? gotPrice(line)) - line.priceTetri : 0;

/** Goods as ordered and the fee: what the customer can expect to pay. */
export const estimatedTotal = (lines: readonly PricedLine[], feeTetri: number): number =>
  lines.reduce((sum, { priceTetri }) => sum + priceTetri, feeTetri);

/** What is collected at the door: what was got, and the fee. */
export const toPay = (lines: readonly PricedLine[], feeTetri: number): number =>
  lines.reduce((sum, line) => sum + gotPrice(line), feeTetri);
