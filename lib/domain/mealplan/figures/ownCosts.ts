import type { OwnCost } from '../../price/types';
import type { PlanParts } from '../record';
import type { PlanDay } from '../types';

/** What of a plan costs its reader otherwise than by the products: dishes a serving, products 100 gr. */
export interface OwnCosts {
  readonly dishes: readonly ({ readonly id: number } & OwnCost)[];
  readonly products: readonly { readonly id: number; readonly costTetri: number }[];
}

type Told = readonly { readonly id: number }[];

/** Those of a pool that are told of, with what they cost over them; what is not there stays away. */
const laidOver = <T extends object>(pool: Readonly<Record<number, T>>, told: Told): Record<number, T> => ({
  ...pool,
  ...Object.fromEntries(
    told.flatMap(({ id, ...cost }) => (pool[id] ? [[id, { ...pool[id], ...cost, hasOwnCost: true }]] : [])),
  ),
});

/** What a plan's days are made of, with the reader's own costs over it. */
export const withOwnCosts = (parts: PlanParts, own: OwnCosts | null | undefined): PlanParts =>
  own
    ? {
        ...parts,
        dishes: laidOver(parts.dishes, own.dishes),
        products: laidOver(parts.products, own.products),
      }
    : parts;

/** Whether the sums of these days go by own prices somewhere. */
export const goByOwnPrices = (days: readonly PlanDay[], { dishes, products }: PlanParts): boolean =>
  days.some(({ meals }) =>
    meals.some(({ entries }) =>
      entries.some(
        ({ dish, product }) => dishes[dish ?? 0]?.hasOwnCost || products[product ?? 0]?.hasOwnCost,
      ),
    ),
  );
