import { plainWords } from '../../search/fold';
import { isFormOf, isGeorgian } from '../nameForms';

/** The words of a text in their order, plain; one that comes twice stands there twice. */
export const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => plainWords(word).slice(0, 1));

export type Phrase = readonly string[];

/** The phrases of a list: a blank parts them, a line underneath holds words together. */
export const phrasesOf = (list: string): Phrase[] =>
  list
    .split(/\s+/)
    .filter(Boolean)
    .map((phrase) => wordsIn(phrase.replaceAll('_', ' ')));

const isWord = (known: string, said: string): boolean =>
  known === said || ((isGeorgian(known) || /^[a-z]+$/.test(known)) && isFormOf(known, said));

const standsAt = (phrase: Phrase, words: Phrase, at: number): boolean =>
  at >= 0 &&
  at + phrase.length <= words.length &&
  phrase.every((word, step) => isWord(word, words[at + step]));

export const endsWith = (words: Phrase, phrase: Phrase): boolean =>
  standsAt(phrase, words, words.length - phrase.length);
export const beginsWith = (words: Phrase, phrase: Phrase): boolean => standsAt(phrase, words, 0);
export const isPhrase = (words: Phrase, phrase: Phrase): boolean =>
  words.length === phrase.length && beginsWith(words, phrase);
/** The first place of a phrase among words; -1 where it is not there. */
export const placeOf = (words: Phrase, phrase: Phrase): number =>
  words.findIndex((_word, at) => standsAt(phrase, words, at));
