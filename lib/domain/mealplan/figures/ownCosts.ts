import type { OwnCost } from '../../price/types';
import type { PlanParts } from '../record';
import type { PlanDay } from '../types';

/** Costs that differ for the reader from the catalogue's: dishes per serving, products per 100 gr. */
export interface OwnCosts {
  readonly dishes: readonly ({ readonly id: number } & OwnCost)[];
  readonly products: readonly { readonly id: number; readonly costTetri: number }[];
}

type CostEntries = readonly { readonly id: number }[];

/** Overlays costs on a pool; entries missing from the pool are ignored. */
const withCostsReplaced = <T extends object>(
  pool: Readonly<Record<number, T>>,
  told: CostEntries,
): Record<number, T> => ({
  ...pool,
  ...Object.fromEntries(
    told.flatMap(({ id, ...cost }) => (pool[id] ? [[id, { ...pool[id], ...cost, hasOwnCost: true }]] : [])),
  ),
});

/** Returns a plan's parts with the reader's own costs overlaid. */
export const withOwnCosts = (parts: PlanParts, own: OwnCosts | null | undefined): PlanParts =>
  own
    ? {
        ...parts,
        dishes: withCostsReplaced(parts.dishes, own.dishes),
        products: withCostsReplaced(parts.products, own.products),
      }
    : parts;

/** Checks whether any sum of these days depends on the reader's own prices. */
export const usesOwnPrices = (days: readonly PlanDay[], { dishes, products }: PlanParts): boolean =>
  days.some(({ meals }) =>
    meals.some(({ entries }) =>
      entries.some(
        ({ dish, product }) => dishes[dish ?? 0]?.hasOwnCost || products[product ?? 0]?.hasOwnCost,
      ),
    ),
  );
