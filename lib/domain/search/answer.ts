import { askedOf, type Asked } from './asked';
import { isGeorgian, maySlip, plainWords, stemOf, tokenOf, type SearchToken } from './fold';
import { isNear } from './near';

/** How a name answers: by the words as they were typed, by them in another script, spelling or word, or but for a slip. */
const HOWS = ['typed', 'meant', 'slip'] as const;
interface Answer {
  readonly how: (typeof HOWS)[number];
  /** The words that were meant, in the order in which they were typed. */
  readonly words: readonly string[];
}
const MOST_WORDS = 8;

/** How a name answers a typed text; undefined where it lacks one of its words. */
export function answerIn(text: string, name: string): Answer | undefined {
  const asked = askedOf(text, MOST_WORDS);
  return asked.length > 0 ? joined(asked.map((one) => partIn(one, wordsOf(name)))) : undefined;
}

/** The word that was meant by a text that none of the names found has itself; null where one has it, or none has any like it. */
export function meantIn(text: string, names: readonly string[]): string | null {
  const answers = names.flatMap((name) => answerIn(text, name) ?? []);
  if (answers.some(({ how }) => how === 'typed')) return null;
  const found = answers.find(({ how }) => how === 'meant') ?? answers.at(0);
  return found ? found.words.join(' ') : null;
}

const wordsOf = (name: string): SearchToken[] => plainWords(name).map(tokenOf);

function joined(parts: readonly (Answer | undefined)[]): Answer | undefined {
  const there = parts.filter((part) => part !== undefined);
  if (there.length < parts.length) return undefined;
  const last = Math.max(...there.map(({ how }) => HOWS.indexOf(how)));
  return { how: HOWS[last], words: there.flatMap(({ words }) => words) };
}

/** A phrase by each of its words, or by another name for it. */
function partIn({ tokens, others, isEnglish }: Asked, words: readonly SearchToken[]): Answer | undefined {
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
  const near = maySlip(token) ? open.find((word) => isSlip(token, word)) : undefined;
  return near && { how: 'slip', words: [near.plain] };
}

/** Begun as it was typed, or the same but for its ending. */
const isTyped = (token: SearchToken, word: SearchToken): boolean =>
  word.plain.startsWith(token.plain) ||
  (isGeorgian(word.plain) === isGeorgian(token.plain) && bare(word) === bare(token));

/** Without its ending, in its own spelling. */
const bare = ({ plain, stem }: SearchToken): string => (isGeorgian(plain) ? stem : stemOf(plain));

const isSlip = (token: SearchToken, word: SearchToken): boolean =>
  isNear(token.plain, word.plain) || isNear(token.word, word.word) || isNear(token.stem, word.stem);
