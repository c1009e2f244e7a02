import { isNear } from '../product/closest';
import { isNamed } from '../product/match';
import type { Product } from '../product/record';
import { foldWord, plainWords } from '../search/fold';
import { isNear as isSlip } from '../search/near';
import type { Food } from './types';

/** Fields of a food in a list of suggestions. */
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

/** Suggestion for a typed word: a product, or a food without a product yet. */
export type Offered =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'food'; readonly food: OfferedFood };

const MOST = 8;

/** Returns the product or the food of a suggestion. */
export const namedOf = (offered: Offered): Product | OfferedFood =>
  offered.kind === 'product' ? offered.product : offered.food;

/** Returns a key unique among suggestions. */
export const offerKey = (offered: Offered): string => `${offered.kind}-${namedOf(offered).id}`;

/** Checks whether a suggestion has exactly this name, in either language. */
export const isNamedOffer = (offered: Offered, written: string): boolean =>
  isNamed({ NameKa: null, ...namedOf(offered) }, written);

const SHORTEST_SLIP = 5;
const SAME_LETTERS = 2;

/**
 * Checks whether a suggestion is almost certainly meant: each typed word is the beginning of a word in the displayed
 * name, in either script, or differs from one by a single letter ("brocoli"). False for foods that only the table
 * names: nobody who types "candles" means sweets.
 */
export function isSurelyMeant(typed: string, offered: Offered): boolean {
  const { Name, NameKa } = { NameKa: null, ...namedOf(offered) };
  if (offered.kind === 'food' && !offered.food.curated) return false;
  const words = plainWords(`${Name} ${NameKa ?? ''}`);
  return plainWords(typed).every((one) => words.some((word) => isPrefix(word, one) || isTypoOf(word, one)));
}

const isPrefix = (word: string, typed: string): boolean => foldWord(word).startsWith(foldWord(typed));

/** Checks whether a long enough word was typed with at most one wrong letter, and none in the first two. */
function isTypoOf(word: string, typed: string): boolean {
  const begins = (text: string) => [...text].slice(0, SAME_LETTERS).join('');
  return typed.length >= SHORTEST_SLIP && begins(word) === begins(typed) && isSlip(word, typed);
}

/** Checks whether a suggestion has the typed name, apart from endings and script, or is usually meant by it. */
const isNearOffer = (offered: Offered, typed: string): boolean =>
  isNear({ NameKa: null, ...namedOf(offered) }, typed);

/**
 * Checks whether a suggestion's own name is the written one, apart from endings, script and one typo per word.
 * Containing the word is not enough: wine is no wine vinegar.
 */
export function isOwnOffer(offered: Offered, written: string): boolean {
  if (isNearOffer(offered, written)) return true;
  if (offered.kind === 'food' && !offered.food.curated) return false;
  const typed = plainWords(written);
  const { Name, NameKa } = { NameKa: null, ...namedOf(offered) };
  return [Name, NameKa ?? ''].map(plainWords).some(
    (words) =>
      words.length === typed.length &&
      typed.every((one, at) => {
        const word = words[at];
        return word !== undefined && (one === word || isTypoOf(word, one));
      }),
  );
}

/**
 * Merges products and foods to one list of at most eight: name matches first, then products and foods alternate, each
 * in its own order.
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
