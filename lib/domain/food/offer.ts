import { isNear } from '../product/closest';
import { isNamed } from '../product/match';
import type { Product } from '../product/record';
import type { Food } from './types';

/** What a list of offers tells of a food. */
export type OfferedFood = Pick<Food, 'id' | 'Name'> &
  Partial<
    Pick<
      Food,
      | 'NameKa'
      | 'tableName'
      | 'category'
      | 'state'
      | 'curated'
      | 'portions'
      | 'gramsPerMl'
      | 'gramsPerPiece'
      | 'pieceName'
      | 'calories'
    >
  >;

/** What a typed word may mean: a product, or a food that no product stands for yet. */
export type Offered =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'food'; readonly food: OfferedFood };

const MOST = 8;

/** What stands in the list, product or food. */
export const namedOf = (offered: Offered): Product | OfferedFood =>
  offered.kind === 'product' ? offered.product : offered.food;

/** A key that no other offer has. */
export const offerKey = (offered: Offered): string => `${offered.kind}-${namedOf(offered).id}`;

/** Whether it is called exactly so, in either language. */
export const isNamedOffer = (offered: Offered, written: string): boolean =>
  isNamed({ NameKa: null, ...namedOf(offered) }, written);

/**
 * Products and foods as one list, at most eight: each keep their own order, what is called as it was typed stands first, and
 * else they take turns, the product before the food.
 */
export function mergedOffer(
  typed: string,
  products: readonly Product[],
  foods: readonly OfferedFood[],
): Offered[] {
  const isMeant = (offered: Offered) => isNear({ NameKa: null, ...namedOf(offered) }, typed);
  const near: Offered[] = [];
  const ways = [
    products.map((product): Offered => ({ kind: 'product', product })),
    foods.map((food): Offered => ({ kind: 'food', food })),
  ].map((way) => {
    near.push(...way.filter(isMeant));
    return way.filter((one) => !isMeant(one));
  });
  const turns = Array.from({ length: Math.max(...ways.map((way) => way.length)) }, (_, at) =>
    ways.flatMap((way) => way.slice(at, at + 1)),
  );
  return [...near, ...turns.flat()].slice(0, MOST);
}
