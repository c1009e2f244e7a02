import { LIMITS, textLength } from '../../domain/limits';
import { ownWords } from '../../domain/text/ownWords';

/** Splits words into the tags of a dish and those that cannot be tags: too long, or too many. */
export function sortedTags(given: readonly string[]): { readonly tags: string[]; readonly rest: string[] } {
  const words = ownWords(given);
  const short = words.filter((word) => textLength(word) <= LIMITS.tags.length);
  const tags = short.slice(0, LIMITS.tags.max);
  return { tags, rest: words.filter((word) => !tags.includes(word)) };
}

/** Returns a note with the words that could not be tags appended. */
export const noteWith = (note: string, rest: readonly string[]): string =>
  [note, rest.join(', ')].filter((one) => one !== '').join('\n\n');
