import { isForeignText } from '../amount/foreign/read';
import { QUALIFIERS, SHARING } from '../dish/parse/englishWords';
import type { ParsedLine } from '../dish/parse/line';
import { isGeorgian } from '../search/fold';
import { nameWords } from './words';

/** Kitchen words that occur in no food name. */
const OF_KITCHENS = [...QUALIFIERS, ...SHARING, 'bouquet garni'];

/** Returns the known words of English ingredient lines: those of food names, and kitchen words. */
export const knownWords = (names: Iterable<string>): ReadonlySet<string> =>
  new Set([...names, ...OF_KITCHENS].flatMap(nameWords));

/**
 * Checks whether an English line counted in pieces may contain an unknown measure instead: its first word is unknown,
 * and the rest is not a known food in the plural. True for "2 Kellen Brühe" and "3 ladlefuls stock", false for "2 Kirby
 * cucumbers".
 */
export function isMeasureDoubtful({ written, name }: ParsedLine, known: ReadonlySet<string>): boolean {
  if (written?.measure !== 'piece' || written.word || written.size) return false;
  if (isGeorgian(name) || isForeignText(name)) return false;
  const [first, ...others] = nameWords(name);
  const last = others.at(-1);
  if (first === undefined || last === undefined || known.has(first)) return false;
  const isMany = name.toLowerCase().endsWith('s') && !name.toLowerCase().endsWith(last);
  return !(isMany && known.has(last));
}

/** Returns the line without its amount, for a person to fill in. */
export const withOpenAmount = ({
  amount: _,
  amountTo: __,
  written: ___,
  ...line
}: ParsedLine): ParsedLine => ({
  ...line,
  unit: null,
});
