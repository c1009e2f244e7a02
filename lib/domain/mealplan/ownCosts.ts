import { withOwnCost } from '../prices/ownCost';
import type { OwnCost } from '../prices/types';
import type { PlanParts } from './record';
import type { PlanDay } from './types';

/** What of a plan costs its reader otherwise than by the products: dishes a serving, products 100 gr. */
export interface OwnCosts {
  readonly dishes: readonly ({ readonly id: number } & OwnCost)[];
  readonly products: readonly { readonly id: number; readonly costTetri: number }[];
}

/** What a plan's days are made of, with the reader's own costs over it. */
export function withOwnCosts(parts: PlanParts, own: OwnCosts | null | undefined): PlanParts {
  if (!own) return parts;
  const dishes = { ...parts.dishes };
  const products = { ...parts.products };
  for (const { id, ...cost } of own.dishes) if (dishes[id]) dishes[id] = withOwnCost(dishes[id], cost);
  for (const { id, costTetri } of own.products)
    if (products[id]) products[id] = { ...products[id], costTetri, hasOwnCost: true };
  return { ...parts, dishes, products };
}

/** Whether the sums of these days go by own prices somewhere. */
export const goByOwnPrices = (days: readonly PlanDay[], { dishes, products }: PlanParts): boolean =>
  days.some(({ meals }) =>
    meals.some(({ entries }) =>
      entries.some(
        ({ dish, product }) => dishes[dish ?? 0]?.hasOwnCost || products[product ?? 0]?.hasOwnCost,
      ),
    ),
  );
