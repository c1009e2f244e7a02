import { toGrams } from '../dish/nutrition';
import type { ShopLine } from './types';

type Bought = Pick<ShopLine, 'product' | 'amount' | 'unit'>;

/** What is bought of a line: how many packs, where one buys packs, and what it costs. */
export interface Purchase {
  readonly packs: number | null;
  /** Unrounded; null where the price or the weight is not known. */
  readonly costTetri: number | null;
}

// a hair over a whole pack by arithmetic is not another pack
const ALMOST = 1e-6;

/** A line rounded up to whole packs, with its price. */
export function purchaseOf({ product, amount, unit }: Bought): Purchase {
  const grams = product && amount !== null && unit ? toGrams(amount, unit, product) : undefined;
  if (!product || grams === undefined) return { packs: null, costTetri: null };
  const { packSize, costTetri } = product;
  const packs = packSize ? Math.max(1, Math.ceil(grams / packSize - ALMOST)) : null;
  const bought = packs && packSize ? packs * packSize : grams;
  return {
    packs,
    costTetri: costTetri === null || costTetri === undefined ? null : (costTetri * bought) / 100,
  };
}

export interface ListPrice {
  readonly tetri: number;
  /** How many lines it leaves out because their price is not known. */
  readonly unknown: number;
}

/** What lines cost together, with how many had to be left out. */
export function priceOf(lines: readonly Bought[]): ListPrice {
  const costs = lines.map((line) => purchaseOf(line).costTetri);
  return {
    tetri: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    unknown: costs.filter((cost) => cost === null).length,
  };
}
