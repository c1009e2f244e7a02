import type { Unit } from '../dish/types';
import { coverOf, type Usable } from '../pantry/use';
import type { Day } from '../time/day';

/** Something at home that is to be eaten while the plan lasts. */
export interface Expiring {
  readonly key: string;
  /** What it is called, as its owner wrote it and as its product is called. */
  readonly Name: string;
  readonly product: { readonly id: number; readonly Name: string; readonly NameKa?: string | null } | null;
  readonly expiresOn: Day;
  /** The last day of the plan on which it is good. */
  readonly until: number;
  /** How much of it there is; null where nobody counts. */
  readonly amount: number | null;
  readonly unit: Unit | null;
}

/** So much of a thing goes into a serving of a dish, in the thing's own unit; null is unknown. */
export interface Use {
  readonly key: string;
  readonly amount: number | null;
}

/** A thing with all the products that are the same food as its own. */
export interface Thing extends Usable {
  readonly products: readonly number[];
}
/** What goes into a dish as it is written; grams are null where it is unknown how much it weighs. */
export interface Needs {
  readonly needs: readonly { readonly product: number; readonly grams: number | null }[];
  readonly servings: number | null;
}

/** Who takes less of a thing than this part does not use it up. */
const NOTABLE = 0.25;

/** What a dish for so many shares takes of these things, first-expiring first; a pinch of something saves nothing. */
export function usesOf({ needs, servings }: Needs, things: readonly Thing[], shares: number): Use[] {
  return needs.flatMap(({ product, grams }) => {
    const found = things.filter(({ products }) => products.includes(product));
    if (found.length === 0 || grams === 0) return [];
    const amount = grams === null || !servings ? null : (grams * shares) / servings;
    const wanted = { product: found[0].product, Name: found[0].Name, amount, unit: 'gr' as const };
    const { takings } = coverOf(wanted, found);
    // of what is asked for somehow nobody knows that more than the first is used
    return takings
      .slice(0, amount === null ? 1 : undefined)
      .flatMap(({ item, amount: taken }): Use[] =>
        taken !== null && taken < NOTABLE * item.amount
          ? []
          : [{ key: item.key, amount: taken === null ? null : taken / shares }],
      );
  });
}
