import { nameKey } from '../text/clean';
import type { Product } from './record';

/** The candidate that a written ingredient surely means; undefined where a person should say. */
export function sureMatch(written: string, candidates: readonly Product[]): Product | undefined {
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
export const isNamed = (product: Product, written: string): boolean =>
  keysOf(product).includes(nameKey(written));

const keysOf = ({ Name, NameKa }: Product): string[] => [Name, NameKa ?? ''].filter(Boolean).map(nameKey);

const wordsOf = (text: string): string[] => nameKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const isAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, index) => isSameWord(word, other[index]));

const contains = (words: readonly string[], part: readonly string[]): boolean =>
  part.length > 0 && part.every((word) => words.some((other) => isSameWord(word, other)));

/** The same word but for its ending: egg and eggs, tomato and tomatoes, ქინძი and ქინძის. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const stem = /[ა-ჰ]$/.test(short) ? short.replace(/[იეაოუ]$/, '') : short.replace(/y$/, '');
  return (
    stem.length >= 3 &&
    long.startsWith(stem) &&
    long.length - stem.length <= 3 &&
    isEnding(long.slice(stem.length))
  );
}

const isEnding = (ending: string): boolean => /^(?:s|es|ies|i?ის?|ის|ს|ით|ი|ებ?ი?|ების|მა)?$/u.test(ending);

function longest(products: readonly Product[]): Product | undefined {
  return [...products].sort(
    (one, other) =>
      Math.max(...keysOf(other).map((key) => key.length)) - Math.max(...keysOf(one).map((key) => key.length)),
  )[0];
}
