import type { Unit } from '../dish/types';
import { coverOf, type Usable } from '../pantry/use';
import type { Day } from '../time/day';

/** Item at home that expires while the plan lasts. */
export interface Expiring {
  readonly key: string;
  /** Name as its owner wrote it; `product` has the product's names. */
  readonly Name: string;
  readonly product: { readonly id: number; readonly Name: string; readonly NameKa?: string | null } | null;
  readonly expiresOn: Day;
  /** Last day of the plan on which it is still good. */
  readonly until: number;
  /** Amount in stock; null if it is not counted. */
  readonly amount: number | null;
  readonly unit: Unit | null;
}

/** Amount of an item that one serving of a dish takes, in the item's unit; null if unknown. */
export interface Use {
  readonly key: string;
  readonly amount: number | null;
}

/** Item with the ids of all products of the same food. */
export interface Thing extends Usable {
  readonly products: readonly number[];
}
/** Ingredients of a dish as written; grams are null if their weight is unknown. */
export interface Needs {
  readonly needs: readonly { readonly product: number; readonly grams: number | null }[];
  readonly servings: number | null;
}

/** Minimum share of an item that a dish must take to count as using it up. */
const NOTABLE = 0.25;

/**
 * Returns the items that `shares` shares of a dish take, soonest expiry first; amounts below the minimum share are left
 * out.
 */
export function usesOf({ needs, servings }: Needs, things: readonly Thing[], shares: number): Use[] {
  return needs.flatMap(({ product, grams }) => {
    const found = things.filter(({ products }) => products.includes(product));
    const [first] = found;
    if (!first || grams === 0) return [];
    const amount = grams === null || !servings ? null : (grams * shares) / servings;
    const wanted = { product: first.product, Name: first.Name, amount, unit: 'gr' as const };
    const { takings } = coverOf(wanted, found);
    // without an amount, only the first item is known to be used
    return takings
      .slice(0, amount === null ? 1 : undefined)
      .flatMap(({ item, amount: taken }): Use[] =>
        taken !== null && taken < NOTABLE * item.amount
          ? []
          : [{ key: item.key, amount: taken === null ? null : taken / shares }],
      );
  });
}
