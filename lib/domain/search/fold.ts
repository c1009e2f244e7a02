/**
 * Folding of words for search: both scripts map to one alphabet in which Latin letters that may stand for several
 * Georgian ones coincide (khachapuri = hachapuri = ხაჭაპური); stems survive Georgian case endings.
 */
// prettier-ignore
const GEORGIAN: Record<string, string> = {
  ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o', პ: 'p',
  ჟ: 'Z', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'p', ქ: 'k', ღ: 'g', ყ: 'k', შ: 'S', ჩ: 'C', ც: 'ts', ძ: 'dz', წ: 'ts', ჭ: 'C',
  ხ: 'h', ჯ: 'j', ჰ: 'h',
};
// prettier-ignore
const LATIN: Record<string, string> = {
  tch: 'C', kh: 'h', sh: 'S', ch: 'C', tz: 'ts', gh: 'g', zh: 'Z', ph: 'p',
  x: 'h', c: 'ts', w: 'ts', q: 'k', y: 'k', f: 'p',
};
const LETTERS = new RegExp(`${Object.keys(LATIN).join('|')}|[\\u10d0-\\u10f0]`, 'g');

/** Folds a word. */
export const foldWord = (word: string): string =>
  word.replace(LETTERS, (found) => LATIN[found] ?? GEORGIAN[found] ?? found);

/** Folds a word letter by letter; returns the written and the folded form of each. */
export const foldedLetters = (word: string): { readonly written: string; readonly folded: string }[] =>
  [...word.matchAll(new RegExp(`${LETTERS.source}|.`, 'gsu'))].map(([written]) => ({
    written,
    folded: foldWord(written),
  }));

/** Letters without a decomposed form, and the plain ones that people type instead. */
// prettier-ignore
const PLAIN: Record<string, string> = { ø: 'o', ı: 'i', ß: 'ss', œ: 'oe', æ: 'ae', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ŋ: 'n' };

/** Returns a text in lower case without accents. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øıßœæđðłþŋ]/g, (letter) => PLAIN[letter] ?? letter)
    // Mtavruli capitals are searched as ordinary letters.
    .replace(/[\u1c90-\u1cbf]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x0bc0));

/** Returns the distinct words of a text as written, in lower case without accents; punctuation does not count. */
export const plainWords = (text: string): string[] => [
  ...new Set(plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []),
];

/** Returns the distinct folded words of a text; accents, case and punctuation do not count. */
export const foldedWords = (text: string): string[] => [...new Set(plainWords(text).map(foldWord))];

// prettier-ignore
const ENDINGS = [
  'ebistvis', 'istvis', 'ebidan', 'ebSi', 'ebze', 'ebit', 'ebis', 'ebad', 'idan', 'ita', 'ebi', 'eb',
  'Si', 'ze', 'it', 'is', 'ad', 'ma', 'ti', 'ta', 's',
];
const SHORTEST_STEM = 3;

/**
 * Returns the stem that a folded word's cases share: removes endings, and unifies stems that lose a vowel or gain a ვ
 * in some cases (ნიგოზი–ნიგვზით, ბადრიჯანი–ბადრიჯნის). Short words stay whole.
 */
export function stemOf(word: string, endings: readonly string[] = ENDINGS): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM) ?? '';
  const bare = word.slice(0, word.length - ending.length);
  const stem = bare.length > SHORTEST_STEM ? bare.replace(/[aeiou]$/, '') : bare;
  if (stem.length <= SHORTEST_STEM) return stem;
  return stem.replace(/[aeo]([rlnmz])$/, '$1').replace(/v([rlnmz])$/, '$1');
}

// prettier-ignore
const CASES = [
  'ebistvis', 'istvis', 'ebidan', 'idan', 'ebit', 'ebis', 'ebad', 'ebs', 'ebi', 'eb', 'it', 'is', 'ad', 's',
];

/**
 * Checks whether two folded Georgian words are cases of the same word and not just words with the same beginning:
 * ნიგვზის is ნიგოზი, but ლიმონათი is no ლიმონი.
 */
export const isOneWord = (one: string, other: string, cases: readonly string[] = CASES): boolean =>
  stemOf(one, cases) === stemOf(other, cases);

/** Only ending of a word that may also be read as English: the plural. */
export const PLURAL: readonly string[] = ['ebi'];

export interface SearchToken {
  /** Word as written, in its own script. */
  readonly plain: string;
  readonly word: string;
  readonly stem: string;
}
export const tokenOf = (plain: string): SearchToken => {
  const word = foldWord(plain);
  return { plain, word, stem: stemOf(word) };
};
export const isGeorgian = (plain: string): boolean => /[\u10d0-\u10ff]/.test(plain);

/** Returns the distinct tokens of a search text; each matches as a prefix or by its stem. */
export const searchTokens = (text: string): SearchToken[] => {
  const tokens = plainWords(text).map(tokenOf);
  return tokens.filter(({ word }, index) => tokens.findIndex((one) => one.word === word) === index);
};

const SHORTEST_SLIP = 4;
/** Checks whether a word is long enough to allow a typo of one letter; words with digits are not. */
export const allowsTypo = ({ plain }: SearchToken): boolean =>
  [...plain].length >= SHORTEST_SLIP && !/\p{N}/u.test(plain);
