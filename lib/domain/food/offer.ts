import { isNear } from '../product/closest';
import { isNamed } from '../product/match';
import type { Product } from '../product/record';
import { foldWord, plainWords } from '../search/fold';
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
      | 'allergens'
      | 'unknownAllergens'
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
 * Whether a guess is hardly anything else: each typed word begins a word of the name that is shown, in either script, or begins as
 * it does and differs from it by one letter ("brocoli"). What only the table calls so is not: nobody means sweets by candles.
 */
export function isSurelyMeant(typed: string, offered: Offered): boolean {
  const { Name, NameKa } = { NameKa: null, ...namedOf(offered) };
  if (offered.kind === 'food' && !offered.food.curated) return false;
  const words = plainWords(`${Name} ${NameKa ?? ''}`);
  return plainWords(typed).every((one) => words.some((word) => isBegun(word, one) || isSlipOf(word, one)));
}

const isBegun = (word: string, typed: string): boolean => foldWord(word).startsWith(foldWord(typed));

/** Whether a long enough word was typed for another with at most one letter wrong, and none of the first two. */
function isSlipOf(word: string, typed: string): boolean {
  const begins = (text: string) => [...text].slice(0, SAME_LETTERS).join('');
  return typed.length >= SHORTEST_SLIP && begins(word) === begins(typed) && isSlip(word, typed);
}

/** Whether an offer is called as it was typed, but for endings and script, or is usually meant by that. */
const isNearOffer = (offered: Offered, typed: string): boolean =>
  isNear({ NameKa: null, ...namedOf(offered) }, typed);

/**
 * Whether an offer is what was written by its own name, but for endings, script and one slip a word. What merely holds the word
 * is not: wine is no wine vinegar.
 */
export function isOwnOffer(offered: Offered, written: string): boolean {
  if (isNearOffer(offered, written)) return true;
  if (offered.kind === 'food' && !offered.food.curated) return false;
  const typed = plainWords(written);
  const { Name, NameKa } = { NameKa: null, ...namedOf(offered) };
  return [Name, NameKa ?? '']
    .map(plainWords)
    .some(
      (words) =>
        words.length === typed.length &&
        typed.every((one, at) => one === words[at] || isSlipOf(words[at], one)),
    );
}

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
