import { present } from '../present';
import { foldedWords, isGeorgian, isOneWord, PLURAL } from '../search/fold';
import { nameKey } from '../text/clean';
import { isNamed, singularWords } from './match';
import type { Product } from './record';
import { usualName } from './usual';

type Named = Pick<Product, 'Name' | 'NameKa'>;

/**
 * Sorts found products by nearness to the typed text: same name, then the product usually meant (for "puri" white bread
 * before rye), then names that start with it, shorter ones first; all others keep their order.
 */
export function bestFirst<T extends Named>(typed: string, found: readonly T[]): T[] {
  const far = new Map(found.map((one) => [one, farness(one, typed)]));
  return [...found].sort((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0));
}

/** Checks whether the typed text is the name, apart from endings and script, or usually means it. */
export const isNear = (one: Named, typed: string): boolean => farness(one, typed) <= USUAL;

function farness(one: Named, typed: string): number {
  const usual = usualName(typed);
  return usual && isNamed(one, usual) ? USUAL : distance(one, typed);
}

const SAME = 0;
const ALIKE = 1;
const USUAL = 2;
const BEGINS = 3;
const ELSEWHERE = 1000;

function distance({ Name, NameKa }: Named, typed: string): number {
  const text = nameKey(typed);
  const names = [Name, NameKa ?? ''].filter(Boolean).map(nameKey);
  return Math.min(
    ...names.map((name) => {
      if (name === text) return SAME;
      if (isAlike(name, text)) return ALIKE;
      return name.startsWith(text) ? BEGINS + name.length : ELSEWHERE;
    }),
  );
}

/** Checks whether two names are equal apart from endings and script: eggs is egg, and rdze is რძე. */
function isAlike(one: string, other: string): boolean {
  const name = singularWords(one);
  const text = singularWords(other);
  const scripts = [name, text].filter(isGeorgian).length;
  if (scripts === 0) return name === text;
  const cases = scripts === 1 ? PLURAL : undefined;
  const words = foldedWords(name);
  const typed = foldedWords(text);
  if (words.length !== typed.length) return false;
  return words.every((word, at) => isOneWord(word, present(typed[at]), cases));
}
