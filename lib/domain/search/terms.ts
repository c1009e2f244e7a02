import { isGeorgian, searchTokens, tokenOf, plainWords, type SearchToken } from './fold';
import { isNear } from './near';
import { MARK_WORDS, SYNONYMS } from './synonyms';

/** Term of a search text: a word, or several that the word list knows as one ("cheese bread"). */
export interface SearchTerm {
  readonly tokens: readonly SearchToken[];
  /** True for English words, which never match Georgian spelling. */
  readonly isEnglish: boolean;
  /** Synonyms; each is a list of words. */
  readonly others: readonly (readonly SearchToken[])[];
  /** Markers of dishes that also match. */
  readonly marks: readonly string[];
  /** True if the word list knows the term, so that it is no typo. */
  readonly isKnown: boolean;
}

interface Meaning {
  readonly others: SearchToken[][];
  readonly marks: string[];
  readonly plain: string;
}
const LONGEST = 3;

const tokensOf = (phrase: string): SearchToken[] => plainWords(phrase).map(tokenOf);
const keyOf = (tokens: readonly SearchToken[]): string => tokens.map(({ stem }) => stem).join(' ');

const english = new Map<string, Meaning>();
const georgian = new Map<string, Meaning>();

function meaningOf(phrase: string): Meaning {
  const words = isGeorgian(phrase) ? georgian : english;
  const key = keyOf(tokensOf(phrase));
  const meaning = words.get(key) ?? { others: [], marks: [], plain: phrase };
  words.set(key, meaning);
  return meaning;
}
for (const [one, other] of SYNONYMS) {
  meaningOf(one).others.push(tokensOf(other));
  meaningOf(other).others.push(tokensOf(one));
}
for (const [mark, phrases] of Object.entries(MARK_WORDS))
  phrases.forEach((phrase) => meaningOf(phrase).marks.push(mark));

/** Splits a search text into at most `most` words and returns its terms in order. */
export function parseTerms(text: string, most: number): SearchTerm[] {
  const tokens = searchTokens(text).slice(0, most);
  const asked: SearchTerm[] = [];
  for (let at = 0; at < tokens.length;) {
    const next = longestFrom(tokens, at);
    asked.push(next);
    at += next.tokens.length;
  }
  return asked;
}

/** Returns the single words as terms, for searches outside of food. */
export const parsePlainTerms = (text: string, most: number): SearchTerm[] =>
  searchTokens(text)
    .slice(0, most)
    .map((token) => ({ ...NOTHING, tokens: [token] }));

const NOTHING = { isEnglish: false, others: [], marks: [], isKnown: false } as const;

function longestFrom(tokens: readonly SearchToken[], at: number): SearchTerm {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    const found = knownTerm(part);
    if (found) return { tokens: part, ...found, isKnown: true };
  }
  return { ...NOTHING, tokens: tokens.slice(at, at + 1) };
}

/** Looks a term up; Latin letters are read as English first, otherwise as transliterated Georgian. */
function knownTerm(
  part: readonly SearchToken[],
): Pick<SearchTerm, 'others' | 'marks' | 'isEnglish'> | undefined {
  const key = keyOf(part);
  const isLatin = part.every(({ plain }) => !isGeorgian(plain));
  const isEnglish = isLatin && english.has(key);
  const meaning = isEnglish ? english.get(key) : georgian.get(key);
  return meaning && { others: meaning.others, marks: meaning.marks, isEnglish };
}

/**
 * Returns synonyms of the known words that resemble a mistyped one, even if no recipe contains the word itself
 * (egplant: aubergine).
 */
export function similarSynonyms(token: SearchToken): SearchToken[][] {
  const near = ({ plain }: Meaning) =>
    !plain.includes(' ') && [...plain].length > 3 && isNear(plain, token.plain);
  return [...english.values(), ...georgian.values()].filter(near).flatMap(({ others }) => others);
}
