import { isForeignText } from '../amount/foreign/read';
import { QUALIFIERS, SHARING } from '../dish/parse/englishWords';
import type { ParsedLine } from '../dish/parse/line';
import { isGeorgian } from '../search/fold';
import { nameWords } from './words';

/** Words of kitchens that stand in no name of a food. */
const OF_KITCHENS = [...QUALIFIERS, ...SHARING, 'bouquet garni'];

/** The words that English lines are known to be made of: those of the names of foods, and of kitchens. */
export const knownWords = (names: Iterable<string>): ReadonlySet<string> =>
  new Set([...names, ...OF_KITCHENS].flatMap(nameWords));

/**
 * Whether what an English line counts in pieces may rather be a measure that nobody knows: its first word is none that is known, and
 * something follows that is not many of a known thing. So "2 Kellen Brühe" and "3 ladlefuls stock", but not "2 Kirby cucumbers".
 */
export function isMeasureStrange({ written, name }: ParsedLine, known: ReadonlySet<string>): boolean {
  if (written?.measure !== 'piece' || written.word || written.size) return false;
  if (isGeorgian(name) || isForeignText(name)) return false;
  const words = nameWords(name);
  if (words.length < 2 || known.has(words[0])) return false;
  const last = words[words.length - 1];
  const isMany = name.toLowerCase().endsWith('s') && !name.toLowerCase().endsWith(last);
  return !(isMany && known.has(last));
}

/** A line whose amount is left to a person. */
export const withOpenAmount = ({
  amount: _,
  amountTo: __,
  written: ___,
  ...line
}: ParsedLine): ParsedLine => ({
  ...line,
  unit: null,
});
