import { linePrice } from '../../domain/order/price';
import { feeFor, type Shop } from '../../domain/order/shop';
import type { CheckoutLine } from './values';

/** What the shop says of one line before it is ordered. */
export interface QuotedLine {
  readonly product: number;
  readonly priceTetri: number | null;
  readonly isAvailable: boolean;
  /** Why the shop does not take it so. */
  readonly fault?: 'notSold' | 'unitUnknown' | null;
  /** How much there is, where that is less than was asked for. */
  readonly left?: number | null;
}
export interface Quote {
  readonly lines: readonly QuotedLine[];
  readonly goodsTetri: number;
  readonly feeTetri: number;
  readonly totalTetri: number;
  readonly minimumTetri: number;
}
type Asked = Pick<CheckoutLine, 'product' | 'amount' | 'unit' | 'facts'>;

/** What lines will cost by what is known of their products, until the shop itself has said it. */
export function estimateOf(
  lines: readonly Asked[],
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
