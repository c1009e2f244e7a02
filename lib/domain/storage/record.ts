import type { Product } from '../product/record';
import type { Allergen } from '../product/types';
import type { Day } from '../time/day';
import type { Lot } from './lots';
import type { MoveReason, StockUnit } from './units';

type Named = Pick<Product, 'id' | 'Name' | 'NameKa' | 'category' | 'pieceName'>;
export interface Stock extends Lot {
  readonly product: Named | null;
  readonly unit: StockUnit;
  readonly place: string | null;
  readonly expiresOn: Day | null;
}
/** Product that can be stocked. */
export interface Stockable extends Named {
  readonly gramsPerMl?: number | null;
  readonly gramsPerPiece?: number | null;
  readonly packSize?: number | null;
  /** Shop price of 100 gr, not rounded. */
  readonly priceTetri?: number | null;
  /** Storage places, soonest expiry first. */
  readonly places?: readonly string[];
  /** True if there is unreserved stock. */
  readonly isFree?: boolean;
  /** Id of the food it is a kind of. */
  readonly food?: number | null;
  readonly allergens?: readonly Allergen[] | null;
  readonly unknownAllergens?: readonly string[] | null;
  readonly origin?: string | null;
  /** Substitutes sold in the shop, with the grams that replace one gram. */
  readonly substitutes?: readonly { readonly product: number; readonly ratio: number }[];
}
export interface Movement {
  readonly id: number;
  readonly delta: number;
  readonly unit: StockUnit;
  readonly reason: MoveReason;
  readonly note: string | null;
  readonly at: string;
  readonly by: { readonly Name: string } | null;
  readonly order: { readonly number: number } | null;
  readonly stock: { readonly place: string | null; readonly expiresOn: Day | null } | null;
}
export interface ArrivalInput {
  readonly product: number;
  readonly amount: number;
  readonly unit: StockUnit;
  readonly place: string | null;
  readonly expiresOn: Day | null;
}

/** Groups lots by product, sorted by product name. */
export function byProduct(
  stocks: readonly Stock[],
  name: (product: Named) => string,
): { product: Named; lots: Stock[] }[] {
  const groups = new Map<number, { product: Named; lots: Stock[] }>();
  for (const stock of stocks) {
    if (!stock.product) continue;
    const group = groups.get(stock.product.id) ?? { product: stock.product, lots: [] };
    group.lots.push(stock);
    groups.set(stock.product.id, group);
  }
  const ordered = [...groups.values()].sort((a, b) => name(a.product).localeCompare(name(b.product)));
  return ordered.map(({ product, lots }) => ({
    product,
    lots: lots.toSorted((a, b) => (a.expiresOn ?? '9999').localeCompare(b.expiresOn ?? '9999')),
  }));
}

/** Returns products as options of a select, sorted by name. */
export const offeredByName = (products: readonly Stockable[], name: (product: Stockable) => string) =>
  products
    .map((product) => ({ id: product.id, name: name(product) }))
    .sort((a, b) => a.name.localeCompare(b.name));
