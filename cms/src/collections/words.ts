import { searchTokens } from '../domain/search/fold';
import type { Term } from '../records/types';

/** The words by which a search finds a record, and their stems where those differ. */
export function wordTermsOf(texts: readonly unknown[]): Term[] {
  const tokens = texts.flatMap((text) => (typeof text === 'string' ? searchTokens(text) : []));
  return tokens.flatMap(({ word, stem }) => [
    { kind: 'word', value: word },
    { kind: 'stem', value: stem },
  ]);
}
