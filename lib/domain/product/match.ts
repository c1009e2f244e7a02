import { foldWord, stemOf } from '../search/fold';
import { nameKey } from '../text/clean';
import type { Product } from './record';

const MOST_TRIES = 4;
type Named = Pick<Product, 'Name' | 'NameKa'>;

/** The candidate that a written ingredient surely means; undefined where a person should say. */
export function sureMatch<T extends Named>(written: string, candidates: readonly T[]): T | undefined {
  const words = wordsOf(written);
  if (words.length === 0) return undefined;
  const same = candidates.filter((product) => keysOf(product).includes(nameKey(written)));
  if (same.length > 0) return same[0];
  const alike = candidates.filter((product) => keysOf(product).some((key) => isAlike(wordsOf(key), words)));
  if (alike.length > 0) return alike[0];
  const inside = candidates.filter((product) => keysOf(product).some((key) => contains(words, wordsOf(key))));
  return longest(inside);
}

/** Whether a product is called exactly so, in either language. */
export const isNamed = (product: Named, written: string): boolean =>
  keysOf(product).includes(nameKey(written));

const keysOf = ({ Name, NameKa }: Named): string[] => [Name, NameKa ?? ''].filter(Boolean).map(nameKey);

const wordsOf = (text: string): string[] => nameKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const isAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, index) => isSameWord(word, other[index]));

/** Whether a product's words stand among those written, the last one, which names the thing, included. */
const contains = (words: readonly string[], part: readonly string[]): boolean =>
  part.some((word) => isSameWord(word, words[words.length - 1])) &&
  part.every((word) => words.some((other) => isSameWord(word, other)));

/** What to search for, one after the other, until a written ingredient is found: as it is, in the singular, by its words. */
export function searchTexts(written: string): string[] {
  const words = wordsOf(written).map(singular);
  const single = words.filter((word) => word.length > 2).reverse();
  return [...new Set([written.trim(), words.join(' '), ...single])].filter(Boolean).slice(0, MOST_TRIES);
}

/** A text with its English words in the singular. */
export const singularWords = (text: string): string => wordsOf(text).map(singular).join(' ');

/** The same word but for its ending: tomato and tomatoes, ნიორი and ნივრის. */
const isSameWord = (one: string, other: string): boolean => one === other || rootOf(one) === rootOf(other);

const rootOf = (word: string): string => (/[ა-ჰ]/.test(word) ? stemOf(foldWord(word)) : singular(word));

const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(o|x|ch|sh|ss)es$/, '$1')
        .replace(/([^s])s$/, '$1');

const lengthOf = (product: Named): number => Math.max(...keysOf(product).map((key) => key.length));

const longest = <T extends Named>(products: readonly T[]): T | undefined =>
  [...products].sort((one, other) => lengthOf(other) - lengthOf(one))[0];
