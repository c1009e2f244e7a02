import { INGREDIENTS, STEPS } from './headingWords';

/** Normalizes a text: lowercase letters, digits and apostrophes without accents, because accents are often omitted. */
export const key = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** Returns the keys of words separated by "|" and line breaks. */
export const keysOf = (source: string): ReadonlySet<string> =>
  new Set(source.split(/[|\n]/).map(key).filter(Boolean));

export const INGREDIENT_KEYS = keysOf(INGREDIENTS);
export const STEP_KEYS = keysOf(STEPS);

/** Returns whether a text is just a heading for all ingredients or all steps. */
export const isPartWord = (text: string): boolean => {
  const whole = key(text);
  return INGREDIENT_KEYS.has(whole) || STEP_KEYS.has(whole);
};
