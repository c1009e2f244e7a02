import type { Measure } from '../named';
import { phrasesAtStart } from './phrases';
import { TURKISH, AZERBAIJANI, ARMENIAN } from './eastern';
import { RUSSIAN, UKRAINIAN, POLISH } from './slavic';
import { ITALIAN, SPANISH, PORTUGUESE } from './southern';
import { GERMAN, FRENCH } from './western';

interface ForeignMeasure {
  readonly measure: Measure;
  /** Number of `measure` in one of the word: a Pfund is 500 g. */
  readonly factor: number;
  /** Millilitres of one, if they differ from `MILLILITRES`. */
  readonly ml: number | null;
  readonly word: string;
}

/** Languages of recipes besides the app's two. */
const TABLES = [
  RUSSIAN,
  UKRAINIAN,
  TURKISH,
  AZERBAIJANI,
  ARMENIAN,
  GERMAN,
  FRENCH,
  ITALIAN,
  SPANISH,
  PORTUGUESE,
  POLISH,
];

const phrasesOf = (list: string): string[] => list.split(', ');

const measureAt = phrasesAtStart(
  TABLES.flatMap(({ measures }) =>
    measures.flatMap(([measure, list, of]) => {
      const isCup = measure === 'cup';
      const found = { measure, factor: isCup ? 1 : (of ?? 1), ml: isCup ? (of ?? null) : null };
      return phrasesOf(list).map((phrase) => [phrase, found] as const);
    }),
  ),
);
const numberAt = phrasesAtStart(
  TABLES.flatMap(({ numbers }) =>
    Object.entries(numbers).flatMap(([amount, list]) =>
      phrasesOf(list).map((phrase) => [phrase, Number(amount)] as const),
    ),
  ),
  "(?=[\\s-]+\\p{L}|['’]\\p{L})",
);
const openAt = phrasesAtStart(
  TABLES.flatMap(({ open }) => phrasesOf(open).map((phrase) => [phrase, true] as const)),
);
const sizeAt = phrasesAtStart(
  TABLES.flatMap(({ sizes }) => (sizes ? phrasesOf(sizes) : []).map((phrase) => [phrase, true] as const)),
  '(?=\\s+\\p{L})',
);

/** Returns the measure at the start of a text in one of the other languages; undefined if there is none. */
export function foreignMeasure(text: string): ForeignMeasure | undefined {
  const found = measureAt(text);
  return found && { ...found.value, word: found.said };
}

/** Returns the number word at the start of a text in one of the other languages, and its length. */
export function foreignNumber(text: string): { amount: number; length: number } | undefined {
  const found = numberAt(text);
  return found && { amount: found.value, length: found.said.length };
}

/** Separators between a name and the words behind it. */
const PARTED = /[\s,(–—՝:-]+/gu;
/** Maximum length of such words. */
const MOST_LETTERS = 40;

/**
 * Finds words of another language that leave the amount to the cook, before or behind the name ("соль по вкусу");
 * returns them and the rest.
 */
export function foreignOpen(text: string): { said: string; isFirst: boolean; rest: string } | undefined {
  const first = openAt(text)?.said;
  if (first && first.length < text.length)
    return { said: first.trim(), isFirst: true, rest: text.slice(first.length).trim() };
  const from = Math.max(1, text.length - MOST_LETTERS);
  for (const { index, 0: mark } of text.slice(from).matchAll(PARTED)) {
    const behind = text.slice(from + index + mark.length);
    const last = openAt(behind)?.said;
    if (last && last.length >= behind.trimEnd().length)
      return { said: last.replace(/[\s).]+$/gu, ''), isFirst: false, rest: text.slice(0, from + index) };
  }
  return undefined;
}

/** Removes leading size words from a text. */
export const withoutForeignSize = (text: string): string => {
  const size = sizeAt(text)?.said;
  return size ? withoutForeignSize(text.slice(size.length).trim()) : text;
};

/** Letters that occur in neither of the app's two languages. */
const FOREIGN_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Armenian}əğışŁłąęśźżćńßœæø]/iu;
const FOREIGN_OF =
  /^(?:(?:de la|de l['’]|de|du|des|del|della|dello|dei|degli|delle|di|da)(?=\s)|d['’]|dell['’]|dall['’])\s*/u;

/** Removes a leading "of" of another language from a name. */
export const withoutForeignOf = (text: string): string => text.replace(FOREIGN_OF, '');

/** Checks whether a text has letters of another language or starts with its "of". */
export const isForeignText = (text: string): boolean => FOREIGN_SCRIPT.test(text) || FOREIGN_OF.test(text);

/** Two-word names joined by "of" that name a food, not a measure. */
const COMPOUND =
  /^(?:pommes? de terre|(?:blancs?|cuisses?|pavés?|escalopes?|pilons?|steaks?|côtes?) d|(?:pechugas?|muslos?|contramuslos?|lomos?) de|(?:petti|petto|cosce|coscia|fior[ei]) di)/iu;
const ADJECTIVE =
  /^(?:\p{Script=Cyrillic}+(?:ых|их|ая|яя|ый|ий|ой|ое|ее|ые|ие|[нквл]і)|kırmızı|yeşil|sarı|beyaz|taze|sivri|olgun|kuru|qırmızı|təzə|yaşıl|ağ|կարմիր|կանաչ|թարմ|սպիտակ|դեղին|czerwon[ea]|zielon[ea]|żółt[ea]|biał[ea]|śwież[ea]|dojrzał[ea])\s/iu;

const GERMAN_LETTER = /[äöü]/iu;

/**
 * Checks whether a name in another language starts with a possible measure that is not in the tables: "mestoli di
 * brodo", "Kellen Brühe"; with `isForeign` (the whole recipe is in that language) also "Kellen Suppe".
 */
export function isMeasureUnknown(source: string, isForeign: boolean): boolean {
  const name = withoutForeignSize(source);
  if (/^\p{L}+\s+(?:d['’]|(?:de|di|von|del|della)\s)\S/u.test(name)) return !COMPOUND.test(name);
  if ((isForeign || GERMAN_LETTER.test(name)) && /^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(name)) return true;
  return FOREIGN_SCRIPT.test(name) && /^\p{Ll}+\s+\p{Ll}/u.test(name) && !ADJECTIVE.test(name);
}
