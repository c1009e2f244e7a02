import { isMetric, type Size } from '../../amount/measures';
import { readAmount, type WrittenAmount } from '../../amount/read';
import { amountText } from '../../text/amount';
import { fractionText } from '../../text/fraction';
import type { Unit } from '../types';
import type { ParsedLine } from './line';

const SIZES: Readonly<Record<'en' | 'ka', Readonly<Record<Size, string>>>> = {
  en: { small: 'small', medium: 'medium', large: 'large' },
  ka: { small: 'პატარა', medium: 'საშუალო', large: 'დიდი' },
};

/**
 * Formats the amount of a parsed line for an input: a number in a unit of the record, otherwise the original wording
 * ("1½ cups").
 */
export function parsedAmount(
  { amount, amountTo, unit, written }: ParsedLine,
  language: string,
): { readonly amount: string; readonly unit: Unit } {
  const one = (value?: number) =>
    (isParted(written) && value && fractionText(value)) || amountText(value, language);
  const number = (from?: number, to?: number | null) => `${one(from)}${to ? `–${one(to)}` : ''}`;
  const plain = { amount: number(amount, amountTo), unit: unit ?? ('gr' as const) };
  if (!written || isStoredUnit(written)) return plain;
  const size = written.size ? `${SIZES[language === 'ka' ? 'ka' : 'en'][written.size]} ` : '';
  const texts = [written.word, written.measure].map((word) =>
    `${number(written.amount, written.amountTo)} ${size}${word}`.trim(),
  );
  const text = [written.whole ?? '', ...texts].find((one) => isRead(one, written));
  return text ? { amount: text, unit: plain.unit } : plain;
}

/** Checks whether a measure is used in halves and thirds: spoons, cups and pieces, not grams. */
const isParted = (written?: WrittenAmount): boolean => written !== undefined && !isMetric(written.measure);

/** Checks whether the record has the unit itself: grams, millilitres, spoons, pinches and pieces. */
const isStoredUnit = ({ measure, size, ml, whole }: WrittenAmount): boolean =>
  !ml &&
  !size &&
  !whole &&
  (isMetric(measure) || ['tsp', 'tbsp', 'spoon', 'pinch', 'piece'].includes(measure));

/** Checks whether parsing the text again gives the same amount. */
function isRead(text: string, { amount, amountTo, measure, ml }: WrittenAmount): boolean {
  const again = readAmount(text);
  if (!again || again.rest || again.measure !== measure || again.ml !== ml) return false;
  const isNear = (one: number | null, other: number | null) =>
    one === other || (one !== null && other !== null && Math.abs(one / other - 1) < 0.01);
  return isNear(again.amount, amount) && isNear(again.amountTo, amountTo);
}
