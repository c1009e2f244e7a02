export const isGeorgian = (text: string): boolean => /[ა-ჰ]/.test(text);

/** Case endings of Georgian nouns, with postpositions and particles. */
const ENDINGS =
  /^(?:ებ)?(?:ი|ა|მა?|სა?|ისა?|ითა?|ადა?|დ|თი|ო|ს?თან|ში|ზე|ისთვის|ისგან|ისკენ|იდან|დან|ა?მდე)?(?:ც|აც|ვე)?$/;

/**
 * Checks whether a word in a sentence is a form of a name's word: English in singular or plural, Georgian in its cases.
 */
export function isFormOf(word: string, said: string): boolean {
  // all cases of a word share at least two letters
  if (!said.startsWith(word.slice(0, 2))) return false;
  if (!isGeorgian(word)) return singular(said) === singular(word);
  return stemsOf(word).some((stem) => said.startsWith(stem) && ENDINGS.test(said.slice(stem.length)));
}

/**
 * Returns the singular of an English word; words that only look like a plural ("asparagus", "swiss") stay unchanged.
 */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * Returns the stems of a Georgian word: as it is, and without the vowel that its cases lose (ნიორი–ნივრის,
 * წყალი–წყლის).
 */
function stemsOf(word: string): string[] {
  const bare = word.replace(/[აეიოუ]$/, '');
  if (bare.length < 2) return [word];
  const isGenitive = /(?:ის|ს)$/.test(word) && word.length > 4;
  const stem = isGenitive ? word.replace(/(?:ის|ს)$/, '') : bare;
  const without = stem.replace(/[აეო]([რლნმზ])$/, '$1');
  const withV = stem.replace(/ო([რლნზ])$/, 'ვ$1');
  // a genitive has already lost its vowel: ქათმის is of ქათამი
  const full = isGenitive ? ['ა', 'ე', 'ო'].map((vowel) => stem.replace(/([რლნმზ])$/, `${vowel}$1`)) : [];
  // ლობიო keeps its vowel before case endings
  return [...new Set([...(stem === word ? [] : [stem]), ...full, without, withV, word])];
}
