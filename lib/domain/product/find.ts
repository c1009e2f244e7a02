import { foldedWords, searchTokens, stemOf } from '../search/fold';
import { bestFirst } from './closest';
import { isNamed, singularWords } from './match';
import type { Product } from './record';
import { usualName } from './usual';

type Named = Pick<Product, 'id' | 'Name' | 'NameKa'>;
const MOST = 8;

/**
 * Returns the products that a typed text may mean, in either script, best first: each typed word is the beginning of a
 * word in the name, or equals one apart from its ending.
 */
export function findProducts<T extends Named>(typed: string, products: readonly T[]): T[] {
  const tokens = searchTokens(singularWords(typed));
  if (tokens.length === 0) return [];
  const usual = usualName(typed);
  const found = products.filter((product) => {
    if (usual && isNamed(product, usual)) return true;
    const words = foldedWords(`${product.Name} ${product.NameKa ?? ''}`);
    return tokens.every(({ word, stem }) =>
      words.some((one) => one.startsWith(word) || (stem.length > 2 && stemOf(one) === stem)),
    );
  });
  return bestFirst(typed, found).slice(0, MOST);
}
