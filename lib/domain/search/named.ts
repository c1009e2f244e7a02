import { foldedWords, searchTokens } from './fold';
import { isNear } from './near';

const SHORTEST_SLIP = 4;

/**
 * Checks whether each typed word is the beginning of a word in the name, in either script, or, with `isForgiving`, a
 * typo of one; an empty text matches every name.
 */
export function isNamedLike(text: string, name: string, { isForgiving = true } = {}): boolean {
  const words = foldedWords(name);
  const isSlip = (one: string, word: string) =>
    isForgiving && word.length >= SHORTEST_SLIP && isNear(one, word);
  return searchTokens(text).every(({ word }) =>
    words.some((one) => one.startsWith(word) || isSlip(one, word)),
  );
}
