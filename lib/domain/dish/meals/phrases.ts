import { plainWords } from '../../search/fold';
import { isFormOf, isGeorgian } from '../nameForms';

/** Returns the words of a text in order, in plain form; repeated words are kept. */
export const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => plainWords(word).slice(0, 1));

export type Phrase = readonly string[];

/** Splits a list into phrases: blanks separate them, an underscore joins the words of one. */
export const phrasesOf = (list: string): Phrase[] =>
  list
    .split(/\s+/)
    .filter(Boolean)
    .map((phrase) => wordsIn(phrase.replaceAll('_', ' ')));

const isWord = (known: string, said: string): boolean =>
  known === said || ((isGeorgian(known) || /^[a-z]+$/.test(known)) && isFormOf(known, said));

const standsAt = (phrase: Phrase, words: Phrase, at: number): boolean =>
  phrase.every((word, step) => {
    const said = words[at + step];
    return said !== undefined && isWord(word, said);
  });

export const endsWith = (words: Phrase, phrase: Phrase): boolean =>
  standsAt(phrase, words, words.length - phrase.length);
export const beginsWith = (words: Phrase, phrase: Phrase): boolean => standsAt(phrase, words, 0);
export const isPhrase = (words: Phrase, phrase: Phrase): boolean =>
  words.length === phrase.length && beginsWith(words, phrase);
/** Returns the first index of a phrase among words; -1 if absent. */
export const placeOf = (words: Phrase, phrase: Phrase): number =>
  words.findIndex((_word, at) => standsAt(phrase, words, at));
