import { linePrice } from '../../domain/order/price';
import { feeFor, type Shop } from '../../domain/order/shop';
import type { CheckoutLine } from './values';

/** Shop's quote of one line before the order. */
export interface QuotedLine {
  readonly product: number;
  readonly priceTetri: number | null;
  readonly isAvailable: boolean;
  /** Reason for which the shop does not accept the line. */
  readonly fault?: 'notSold' | 'unitUnknown' | null;
  /** Available amount, if it is less than requested. */
  readonly left?: number | null;
}
export interface Quote {
  readonly lines: readonly QuotedLine[];
  readonly goodsTetri: number;
  readonly feeTetri: number;
  readonly totalTetri: number;
  readonly minimumTetri: number;
}
type EstimatedLine = Pick<CheckoutLine, 'product' | 'amount' | 'unit' | 'facts'>;

/** Estimates the cost from known product facts, until the shop's quote arrives. */
export function estimateOf(
  lines: readonly EstimatedLine[],
  shop: Pick<Shop, 'feeTetri' | 'zones' | 'minimumTetri' | 'markupPercent'>,
  zone: string | null,
): Quote {
  const priced = lines.map(({ product, amount, unit, facts }): QuotedLine => {
    const price = amount && facts ? linePrice({ amount, unit, product: facts }, shop.markupPercent) : null;
    return { product, priceTetri: price ?? null, isAvailable: true };
  });
  const goodsTetri = priced.reduce((sum, { priceTetri }) => sum + (priceTetri ?? 0), 0);
  const feeTetri = feeFor(shop, zone);
  const { minimumTetri } = shop;
  return { lines: priced, goodsTetri, feeTetri, totalTetri: goodsTetri + feeTetri, minimumTetri };
}
