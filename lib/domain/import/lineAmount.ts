import type { Weighed } from '../amount/convert';
import { storedAmount, type StoredAmount } from '../amount/storedAmount';
import { isMeasured } from '../amount/measures';
import { readAmount } from '../amount/read';
import { parsedAmount } from '../dish/parse/amountText';
import { parseLines, type ParsedLine } from '../dish/parse/line';
import { searchTextOf } from '../dish/parse/searchText';
import type { Language } from '../language';
import type { ImportLine } from './record';

/** Maximum length of an ingredient line; longer ones are not parsed. */
const MOST_LETTERS = 300;

/** Returns the ingredients named in a line; long lines are kept as they are, since parsing time grows with length. */
export const partsOf = (text: string, isForeign = false): ParsedLine[] =>
  text.length <= MOST_LETTERS ? parseLines(text, isForeign) : [unparsedLine(text)];

/** Returns a line without parsing it. */
export const unparsedLine = (text: string): ParsedLine => ({ text, unit: null, name: text, note: '' });

/** Returns the amount of a parsed line; 0 counts as none, and a range must end above its start. */
export function numbersOf(parsed: ParsedLine): Pick<ImportLine, 'amount' | 'amountTo' | 'unit'> {
  const { amount = 0, amountTo = null, unit } = parsed;
  if (!(amount > 0)) return { amount: null, amountTo: null, unit: null };
  return { amount, amountTo: amountTo !== null && amountTo > amount ? amountTo : null, unit };
}

/**
 * Returns the amount of a line as a dish stores it: in the source's wording and with the product's weights, or, if a
 * person has changed it, as the line has it.
 */
export function storedAmountOf(line: ImportLine, weights: Weighed | null, language: Language): StoredAmount {
  const { amount, amountTo, unit } = line;
  const same = partsOf(line.text).filter((parsed) => isSame(parsed, line));
  const parsed = same.find((one) => searchTextOf(one) === line.name) ?? same[0];
  const kept = parsed && amount !== null && storedAmount(parsedAmount(parsed, language), weights);
  return kept || { amount, amountTo, unit, text: null };
}

function isSame(parsed: ParsedLine, { amount, amountTo, unit }: ImportLine): boolean {
  const read = numbersOf(parsed);
  return read.amount === amount && read.amountTo === amountTo && read.unit === unit;
}

/** Checks whether grams are only an estimate until the food is known: a handful, a tin without its weight. */
export const isRough = ({ unit, text }: StoredAmount): boolean =>
  unit === 'gr' && text !== null && !isMeasured(readAmount(text)?.measure ?? 'g');
