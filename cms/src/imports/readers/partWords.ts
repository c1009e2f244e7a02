import { INGREDIENTS, STEPS } from './headingWords';

/** Letters and signs inside words alone, without accents, for they are often left out. */
export const key = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** Keys of words that are parted by "|" and lines. */
export const keysOf = (source: string): ReadonlySet<string> =>
  new Set(source.split(/[|\n]/).map(key).filter(Boolean));

export const INGREDIENT_KEYS = keysOf(INGREDIENTS);
export const STEP_KEYS = keysOf(STEPS);

/** Whether a text is nothing but a word for all ingredients or all steps. */
export const isPartWord = (text: string): boolean => {
  const whole = key(text);
  return INGREDIENT_KEYS.has(whole) || STEP_KEYS.has(whole);
};
