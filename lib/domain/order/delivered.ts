import type { Unit } from '../dish/types';
import type { Outcome } from './types';

interface Packed<P> {
  readonly key: string;
  readonly product: P | null;
  readonly unit: Unit;
  readonly outcome?: Outcome | null;
  readonly gotAmount?: number | null;
  readonly replacement?: P | null;
  readonly replacementUnit?: Unit | null;
}
/** Delivered product and amount for one order line. */
export interface DeliveredLine<P> {
  readonly key: string;
  readonly product: P;
  readonly amount: number;
  readonly unit: Unit;
}

/**
 * Returns the goods delivered with an order: the replacement instead of the product, in the packed amount; skips
 * missing lines.
 */
export const deliveredLines = <P>(lines: readonly Packed<P>[]): DeliveredLine<P>[] =>
  lines.flatMap(({ key, unit, outcome, gotAmount, replacementUnit, ...line }) => {
    const isInstead = outcome === 'replaced';
    const product = isInstead ? line.replacement : line.product;
    const isThere = outcome && outcome !== 'missing' && gotAmount && product;
    return isThere ? [{ key, product, amount: gotAmount, unit: (isInstead && replacementUnit) || unit }] : [];
  });
