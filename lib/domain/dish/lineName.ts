import { nameKey } from '../text/clean';
import { productName } from '../product/record';
import type { ProductFacts } from '../product/types';

interface Line {
  /** Name as written. */
  readonly name?: string | null;
  readonly product?: Pick<ProductFacts, 'Name' | 'NameKa'>;
}

/**
 * Returns the name of a line in the reader's language: the product's, or the written words if they differ, with the
 * product in `countedAs`; '' if neither is known.
 */
export function lineName(
  { name, product }: Line,
  language: string,
): { readonly name: string; readonly countedAs: string | null } {
  if (!product) return { name: name ?? '', countedAs: null };
  const called = productName(product, language);
  return name && !isSame(name, product) ? { name, countedAs: called } : { name: called, countedAs: null };
}

/** Removes English plural endings: "eggs" equals egg. */
const plain = (text: string): string => nameKey(text).replace(/(?:es|s)\b/g, '');

const isSame = (written: string, { Name, NameKa }: Pick<ProductFacts, 'Name' | 'NameKa'>): boolean =>
  [Name, NameKa ?? ''].some((one) => plain(one) === plain(written));
