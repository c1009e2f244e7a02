import type { Unit } from '../dish/types';
import type { Day } from '../time/day';
import type { ThrownMonth } from './thrown';

/** Price paid for an amount of a product on a day; `shop` is null if not given. */
export interface Paid {
  readonly product: number;
  readonly shop: string | null;
  readonly day: Day;
  readonly tetri: number;
  readonly amount: number;
  readonly unit: Unit;
}

/**
 * Cost by a household's own prices; null if it is unknown. `pricelessProducts` names the products that still have no
 * price.
 */
export interface OwnCost {
  readonly costTetri: number | null;
  readonly pricelessProducts: readonly string[];
}

/** Entry in the price history of a product. */
export interface PriceEntry extends Omit<Paid, 'product'> {
  readonly id: number;
  readonly owner: { readonly id: number; readonly Name: string } | null;
}

/** Monthly total of an aisle: recorded prices, and orders from Supra's shop. */
export interface AisleSpending {
  readonly category: string;
  readonly paidTetri: number;
  readonly orderedTetri: number;
}

/** Monthly spending of a household; delivery fees are separate. */
export interface Spending {
  readonly month: string;
  readonly budgetTetri: number | null;
  readonly aisles: readonly AisleSpending[];
  readonly feesTetri: number;
  readonly thrown: ThrownMonth;
}
