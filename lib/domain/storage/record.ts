import type { Product } from '../product/record';
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
/** What can be put into storage. */
export interface Stockable extends Named {
  readonly gramsPerMl?: number | null;
  readonly gramsPerPiece?: number | null;
  readonly packSize?: number | null;
  /** What 100 gr cost in the shop, not rounded. */
  readonly priceTetri?: number | null;
  /** Where it lies, what expires first before the others. */
  readonly places?: readonly string[];
  /** Whether there is any that nobody has spoken for. */
  readonly isFree?: boolean;
  /** The food that it is a kind of. */
  readonly food?: number | null;
  readonly allergens?: readonly string[] | null;
  readonly unknownAllergens?: readonly string[] | null;
  readonly origin?: string | null;
  /** What of the shop may stand in for it, and how many grams of that do for one. */
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

/** The lots of each product together, products in the order of their names. */
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

/** Products as a select offers them: in the order of their names. */
export const offeredByName = (products: readonly Stockable[], name: (product: Stockable) => string) =>
  products
    .map((product) => ({ id: product.id, name: name(product) }))
    .sort((a, b) => a.name.localeCompare(b.name));
