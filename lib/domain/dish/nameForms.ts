export const isGeorgian = (text: string): boolean => /[ა-ჰ]/.test(text);

/** What stands after a Georgian noun's stem in its cases, with postpositions and particles. */
const ENDINGS =
  /^(?:ებ)?(?:ი|ა|მა?|სა?|ისა?|ითა?|ადა?|დ|თი|ო|ს?თან|ში|ზე|ისთვის|ისგან|ისკენ|იდან|დან|ა?მდე)?(?:ც|აც|ვე)?$/;

/** One word of a name as it may stand in a sentence: an English one in both numbers, a Georgian one in its cases. */
export function isFormOf(word: string, said: string): boolean {
  // two letters are the least that the cases of a word share
  if (!said.startsWith(word.slice(0, 2))) return false;
  if (!isGeorgian(word)) return singular(said) === singular(word);
  return stemsOf(word).some((stem) => said.startsWith(stem) && ENDINGS.test(said.slice(stem.length)));
}

/** One of several; words that only look like a plural ("asparagus", "swiss") stay. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The stems of a Georgian word: as it stands, and without the vowel that its cases lose (ნიორი–ნივრის, წყალი–წყლის). */
function stemsOf(word: string): string[] {
  const bare = word.replace(/[აეიოუ]$/, '');
  if (bare.length < 2) return [word];
  const isGenitive = /(?:ის|ს)$/.test(word) && word.length > 4;
  const stem = isGenitive ? word.replace(/(?:ის|ს)$/, '') : bare;
  const without = stem.replace(/[აეო]([რლნმზ])$/, '$1');
  const withV = stem.replace(/ო([რლნზ])$/, 'ვ$1');
  // a genitive has lost it already: ქათმის is of ქათამი
  const full = isGenitive ? ['ა', 'ე', 'ო'].map((vowel) => stem.replace(/([რლნმზ])$/, `${vowel}$1`)) : [];
  // ლობიო keeps its vowel, and its cases stand behind it
  return [...new Set([...(stem === word ? [] : [stem]), ...full, without, withV, word])];
}
