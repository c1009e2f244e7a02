import type { Weighed } from '../amount/convert';
import { keptAmount, type KeptAmount } from '../amount/kept';
import { isMeasured } from '../amount/measures';
import { readAmount } from '../amount/read';
import { parsedAmount } from '../dish/parse/amountText';
import { parseLines, type ParsedLine } from '../dish/parse/line';
import { meantBy } from '../dish/parse/meant';
import type { Language } from '../language';
import type { ImportLine } from './record';

/** A longer line is no ingredient's: it stays as it is. */
const MOST_LETTERS = 300;

/** The ingredients that a line names; reading takes longer and longer the longer it is. */
export const partsOf = (text: string, isForeign = false): ParsedLine[] =>
  text.length <= MOST_LETTERS ? parseLines(text, isForeign) : [asItIs(text)];

/** A line of which nothing is read. */
export const asItIs = (text: string): ParsedLine => ({ text, unit: null, name: text, note: '' });

/** The amount of a line that was read; 0 is none, and a range ends above where it begins. */
export function numbersOf(parsed: ParsedLine): Pick<ImportLine, 'amount' | 'amountTo' | 'unit'> {
  const { amount = 0, amountTo = null, unit } = parsed;
  if (!(amount > 0)) return { amount: null, amountTo: null, unit: null };
  return { amount, amountTo: amountTo !== null && amountTo > amount ? amountTo : null, unit };
}

/**
 * The amount of a line as a dish keeps it: as the source wrote it, in the weights of the product that it means; as the line has it
 * where somebody has changed it.
 */
export function keptOf(line: ImportLine, weights: Weighed | null, language: Language): KeptAmount {
  const { amount, amountTo, unit } = line;
  const same = partsOf(line.text).filter((parsed) => isSame(parsed, line));
  const parsed = same.find((one) => meantBy(one) === line.name) ?? same[0];
  const kept = parsed && amount !== null && keptAmount(parsedAmount(parsed, language), weights);
  return kept || { amount, amountTo, unit, text: null };
}

function isSame(parsed: ParsedLine, { amount, amountTo, unit }: ImportLine): boolean {
  const read = numbersOf(parsed);
  return read.amount === amount && read.amountTo === amountTo && read.unit === unit;
}

/** Whether grams stand for what nobody weighs, as long as nobody knows of what: a handful, a tin without its weight. */
export const isRough = ({ unit, text }: KeptAmount): boolean =>
  unit === 'gr' && text !== null && !isMeasured(readAmount(text)?.measure ?? 'g');
