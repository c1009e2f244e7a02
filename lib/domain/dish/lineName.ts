import { nameKey } from '../text/clean';
import { productName } from '../product/record';
import type { ProductFacts } from '../product/types';

interface Line {
  /** The words as they were written. */
  readonly name?: string | null;
  readonly product?: Pick<ProductFacts, 'Name' | 'NameKa'>;
}

/**
 * Names a line: by its product in the reader's language, by the words as they were written where the product is called
 * otherwise, and then what it is counted as; '' where neither is known.
 */
export function lineName(
  { name, product }: Line,
  language: string,
): { readonly name: string; readonly countedAs: string | null } {
  if (!product) return { name: name ?? '', countedAs: null };
  const called = productName(product, language);
  return name && !isSame(name, product) ? { name, countedAs: called } : { name: called, countedAs: null };
}

/** Without the ending of a plural: "eggs" are egg. */
const plain = (text: string): string => nameKey(text).replace(/(?:es|s)\b/g, '');

const isSame = (written: string, { Name, NameKa }: Pick<ProductFacts, 'Name' | 'NameKa'>): boolean =>
  [Name, NameKa ?? ''].some((one) => plain(one) === plain(written));
