import { isNear } from '../product/closest';
import { isNamed } from '../product/match';
import type { Product } from '../product/record';
import { plainWords } from '../search/fold';
import { isNear as isSlip } from '../search/near';
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
      | 'edibleShare'
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

const SHORTEST_SLIP = 5;
const SAME_LETTERS = 2;

/**
 * Whether a guess is hardly anything else: each typed word begins as a word of the name that is shown and differs from it by one
 * letter ("brocoli"). What only the table calls so, or is written in the other script, is not: nobody means sweets by candles.
 */
export function isSurelyMeant(typed: string, offered: Offered): boolean {
  const { Name, NameKa } = { NameKa: null, ...namedOf(offered) };
  if (offered.kind === 'food' && !offered.food.curated) return false;
  const words = plainWords(`${Name} ${NameKa ?? ''}`);
  const begins = (word: string) => [...word].slice(0, SAME_LETTERS).join('');
  return plainWords(typed).every((one) =>
    words.some((word) => one.length >= SHORTEST_SLIP && begins(word) === begins(one) && isSlip(word, one)),
  );
}

/** Whether an offer is called as it was typed, but for endings and script, or is usually meant by that. */
export const isNearOffer = (offered: Offered, typed: string): boolean =>
  isNear({ NameKa: null, ...namedOf(offered) }, typed);

/**
 * Products and foods as one list, at most eight: each keep their own order, what is called as it was typed stands first, and
 * else they take turns, the product before the food.
 */
export function mergedOffer(
  typed: string,
  products: readonly Product[],
  foods: readonly OfferedFood[],
): Offered[] {
  const isMeant = (offered: Offered) => isNearOffer(offered, typed);
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
