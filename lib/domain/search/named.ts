import { foldedWords, searchTokens } from './fold';
import { isNear } from './near';

const SHORTEST_SLIP = 4;

/** Whether each word of a typed text begins a word of the name, in either script, or, where that is forgiven, is but a slip of one; nothing typed means all. */
export function isNamedLike(text: string, name: string, { isForgiving = true } = {}): boolean {
  const words = foldedWords(name);
  const isSlip = (one: string, word: string) =>
    isForgiving && word.length >= SHORTEST_SLIP && isNear(one, word);
  return searchTokens(text).every(({ word }) =>
    words.some((one) => one.startsWith(word) || isSlip(one, word)),
  );
}
