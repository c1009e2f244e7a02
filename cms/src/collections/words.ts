import { isGeorgian, plainWords, tokenOf } from '../domain/search/fold';
import type { Term } from '../records/types';

/**
 * Returns the words by which a search finds a record, and their stems. Georgian letters have separate kinds, because an
 * English word never matches them.
 */
export function wordTermsOf(texts: readonly unknown[]): Term[] {
  const tokens = texts.flatMap((text) => (typeof text === 'string' ? plainWords(text).map(tokenOf) : []));
  return tokens.flatMap(({ plain, word, stem }) => [
    { kind: isGeorgian(plain) ? 'wordKa' : 'word', value: word, plain },
    { kind: isGeorgian(plain) ? 'stemKa' : 'stem', value: stem },
  ]);
}
