import { parseTerms, type SearchTerm } from './terms';
import { isGeorgian, allowsTypo, plainWords, stemOf, tokenOf, type SearchToken } from './fold';
import { isNear } from './near';

/** Quality of a match: words as typed, words in another script, spelling or synonym, or a typo. */
const HOWS = ['typed', 'meant', 'slip'] as const;
interface Answer {
  readonly how: (typeof HOWS)[number];
  /** Matched words of the name, in the order of the typed ones. */
  readonly words: readonly string[];
}
const MOST_WORDS = 8;

/** Matches a name with a typed text; undefined if one of the typed words has no match. */
export function matchName(text: string, name: string): Answer | undefined {
  const asked = parseTerms(text, MOST_WORDS);
  return asked.length > 0 ? joined(asked.map((one) => partIn(one, wordsOf(name)))) : undefined;
}

/**
 * Returns the words a text probably means if no found name contains the text itself; null if one does, or if none
 * resembles it.
 */
export function likelyWords(text: string, names: readonly string[]): string | null {
  const answers = names.flatMap((name) => matchName(text, name) ?? []);
  if (answers.some(({ how }) => how === 'typed')) return null;
  const found = answers.find(({ how }) => how === 'meant') ?? answers.at(0);
  return found ? found.words.join(' ') : null;
}

const wordsOf = (name: string): SearchToken[] => plainWords(name).map(tokenOf);

function joined(parts: readonly (Answer | undefined)[]): Answer | undefined {
  const there = parts.filter((part) => part !== undefined);
  if (there.length < parts.length) return undefined;
  const worst = HOWS.findLast((one) => there.some(({ how }) => how === one));
  return worst && { how: worst, words: there.flatMap(({ words }) => words) };
}

/** Matches a phrase by each of its words, or by a synonym. */
function partIn(
  { tokens, others, isEnglish }: SearchTerm,
  words: readonly SearchToken[],
): Answer | undefined {
  const own = joined(tokens.map((token) => wordIn(token, words, isEnglish)));
  if (own && own.how !== 'slip') return own;
  const other = others.find((name) => name.every(({ stem }) => words.some((word) => word.stem === stem)));
  return other ? { how: 'meant', words: other.map(({ plain }) => plain) } : own;
}

function wordIn(token: SearchToken, words: readonly SearchToken[], isEnglish: boolean): Answer | undefined {
  if (words.some((word) => isTyped(token, word))) return { how: 'typed', words: [token.plain] };
  const open = words.filter(({ plain }) => !isEnglish || !isGeorgian(plain));
  const meant = open.find(({ word, stem }) => word.startsWith(token.word) || stem === token.stem);
  if (meant) return { how: 'meant', words: [meant.plain] };
  const near = allowsTypo(token) ? open.find((word) => isTypo(token, word)) : undefined;
  return near && { how: 'slip', words: [near.plain] };
}

/** Checks whether a word starts as typed, or is the same apart from its ending. */
const isTyped = (token: SearchToken, word: SearchToken): boolean =>
  word.plain.startsWith(token.plain) ||
  (isGeorgian(word.plain) === isGeorgian(token.plain) && bare(word) === bare(token));

/** Returns a word without its ending, in its own spelling. */
const bare = ({ plain, stem }: SearchToken): string => (isGeorgian(plain) ? stem : stemOf(plain));

const isTypo = (token: SearchToken, word: SearchToken): boolean =>
  isNear(token.plain, word.plain) || isNear(token.word, word.word) || isNear(token.stem, word.stem);
