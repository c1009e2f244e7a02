import { distinctiveWords } from '../food/distinctiveWords';
import { meetTruly, nameWords } from '../food/words';
import { nameKey } from '../text/clean';
import type { Product } from './record';

const MOST_TRIES = 4;
type Named = Pick<Product, 'Name' | 'NameKa'>;
/** Setting for words neutral for any food, since a product's kind is not considered. */
const ANY = { category: null, isNut: false, isFish: false } as const;

/** Returns the candidate that a written ingredient surely means; undefined if a person should choose. */
export function sureMatch<T extends Named>(written: string, candidates: readonly T[]): T | undefined {
  const text = tellingOf(written);
  if (!text) return undefined;
  return (
    candidates.find((product) => isNamed(product, written)) ??
    candidates.find((product) =>
      keysOf(product).some((key) => tellingOf(key) === text && meetTruly(written, key)),
    )
  );
}

const tellingOf = (text: string): string => distinctiveWords(nameWords(text), ANY).join(' ');

/** Checks whether a product has exactly this name, in either language. */
export const isNamed = (product: Named, written: string): boolean =>
  keysOf(product).includes(nameKey(written));

const keysOf = ({ Name, NameKa }: Named): string[] => [Name, NameKa ?? ''].filter(Boolean).map(nameKey);

const wordsOf = (text: string): string[] => nameKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the search texts to try for a written ingredient: as it is, in the singular, then word by word. */
export function searchTexts(written: string): string[] {
  const words = wordsOf(written).map(singular);
  const single = words.filter((word) => word.length > 2).reverse();
  return [...new Set([written.trim(), words.join(' '), ...single])].filter(Boolean).slice(0, MOST_TRIES);
}

/** Returns a text with its English words in the singular. */
export const singularWords = (text: string): string => wordsOf(text).map(singular).join(' ');

const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(o|x|ch|sh|ss)es$/, '$1')
        .replace(/([^s])s$/, '$1');
