import type { Unit } from '../dish/types';
import type { Day } from '../time/day';

/** What was paid for so much of a product, on a day, in a shop by its name; null where nobody said which. */
export interface Paid {
  readonly product: number;
  readonly shop: string | null;
  readonly day: Day;
  readonly tetri: number;
  readonly amount: number;
  readonly unit: Unit;
}

/** A cost by a household's own prices; null where nothing of it is known, and the names of what has no price even so. */
export interface OwnCost {
  readonly costTetri: number | null;
  readonly pricelessProducts: readonly string[];
}

/** A price as it stands in the book of a product. */
export interface PriceEntry extends Omit<Paid, 'product'> {
  readonly id: number;
  readonly owner: { readonly id: number; readonly Name: string } | null;
}

/** What an aisle came to in a month: what was written down, and what orders of Supra cost. */
export interface AisleSpending {
  readonly category: string;
  readonly paidTetri: number;
  readonly orderedTetri: number;
}

/** What a household's month came to; fees of deliveries stand by themselves. */
export interface Spending {
  readonly month: string;
  readonly budgetTetri: number | null;
  readonly aisles: readonly AisleSpending[];
  readonly feesTetri: number;
}
