import { toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import type { ProductFacts } from '../product/types';

/** Units of stock; all stock of a product uses one of them. */
export const STOCK_UNITS = ['gr', 'ml', 'Piece'] as const satisfies readonly Unit[];
export type StockUnit = (typeof STOCK_UNITS)[number];
export const MOVE_REASONS = ['arrival', 'order', 'correction', 'waste'] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];
/** Reasons that a person may enter; orders record their own. */
export const HAND_REASONS = ['arrival', 'correction', 'waste'] as const satisfies readonly MoveReason[];
export type HandReason = (typeof HAND_REASONS)[number];

export const STOCK_LIMITS = {
  quantity: 10_000_000,
  place: 60,
  note: 500,
  lines: 200,
  /** Number of days before its date from which stock counts as expiring. */
  soonDays: 3,
} as const;

/** Rounds to a thousandth, so that sums of movements stay exact. */
export const roundQuantity = (quantity: number): number => Math.round(quantity * 1000) / 1000;

/** Converts an amount to a stock unit; pieces are rounded up. Undefined if the product lacks the required weight. */
export function toStockAmount(
  amount: number,
  unit: Unit,
  into: StockUnit,
  product: ProductFacts,
): number | undefined {
  if (unit === into) return into === 'Piece' ? Math.ceil(amount) : roundQuantity(amount);
  const grams = toGrams(amount, unit, product);
  if (grams === undefined) return undefined;
  if (into === 'gr') return roundQuantity(grams);
  const each = into === 'Piece' ? product.gramsPerPiece : product.gramsPerMl;
  if (!each) return undefined;
  return into === 'Piece' ? Math.ceil(roundQuantity(grams / each)) : roundQuantity(grams / each);
}
