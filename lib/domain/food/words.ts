import { foldedWords, foldWord, isGeorgian, isOneWord, plainWords, stemOf } from '../search/fold';

/** Spellings and synonyms, mapped to the word used for comparison. */
const SAME: Readonly<Record<string, string>> = {
  chile: 'chilli',
  chili: 'chilli',
  chilly: 'chilli',
  yogurt: 'yoghurt',
  yoghourt: 'yoghurt',
  catsup: 'ketchup',
  grey: 'gray',
  canned: 'tinned',
  can: 'tinned',
  tin: 'tinned',
  minced: 'ground',
  mince: 'ground',
  broth: 'stock',
  filet: 'fillet',
  wholewheat: 'wholemeal',
  eggplant: 'aubergine',
  zucchini: 'courgette',
  shrimp: 'prawn',
  cilantro: 'coriander',
  brn: 'brown',
  wht: 'white',
  grd: 'ground',
  crm: 'cream',
  chix: 'chicken',
  choc: 'chocolate',
  marg: 'margarine',
  margerine: 'margarine',
  oleo: 'margarine',
  gelatin: 'gelatine',
  caramelised: 'caramelized',
  lowfat: 'low-fat',
  nonfat: 'fat-free',
  skim: 'skimmed',
  pita: 'pitta',
  houmous: 'hummus',
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  knives: 'knife',
  knuckles: 'knuckle',
  pastries: 'pastry',
  olives: 'olive',
  chives: 'chive',
  endives: 'endive',
  cloves: 'clove',
  molasses: 'molasses',
  couscous: 'couscous',
  hummus: 'hummus',
  asparagus: 'asparagus',
  swiss: 'swiss',
  brussels: 'brussels',
  watercress: 'watercress',
  cress: 'cress',
  lemongrass: 'lemongrass',
  bass: 'bass',
};

/**
 * Returns a word in the form used for comparison: singular, canonical spelling; Georgian words as a marked stem, so
 * that the two scripts never match: the stem of ნუტი is no "nut".
 */
function nameWord(word: string): string {
  if (isGeorgian(word)) return `ქ${stemOf(foldWord(word))}`;
  const same = SAME[word];
  if (same) return same;
  const one = singular(word);
  return SAME[one] ?? one;
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(o|x|ch|sh|ss)es$/, '$1')
    .replace(/s$/, '');
}

/** Returns the words of a name in the form used for comparison; apostrophes and accents do not count. */
export const nameWords = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’‘`]s?(?=\s|$)|['’‘`]/gu, '')
      .match(/[\p{L}\p{N}%]+/gu) ?? []
  ).map(nameWord);

/**
 * Checks that Georgian words of two names with the same stem really are cases of the same word. Words in only one of
 * the names do not count.
 */
export function meetTruly(written: string, name: string): boolean {
  const words = plainWords(written).filter(isGeorgian).map(foldWord);
  return foldedWords(plainWords(name).filter(isGeorgian).join(' ')).every((one) => {
    const met = words.filter((word) => stemOf(word) === stemOf(one));
    return met.length === 0 || met.some((word) => isOneWord(word, one));
  });
}
