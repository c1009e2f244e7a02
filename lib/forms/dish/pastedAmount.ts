import { isMetric, type Size } from '../../domain/amount/measures';
import { readAmount, type WrittenAmount } from '../../domain/amount/read';
import type { ParsedLine } from '../../domain/dish/parse/line';
import { amountText } from '../../domain/text/amount';
import type { LineValues } from './values';

const SIZES: Readonly<Record<'en' | 'ka', Readonly<Record<Size, string>>>> = {
  en: { small: 'small', medium: 'medium', large: 'large' },
  ka: { small: 'პატარა', medium: 'საშუალო', large: 'დიდი' },
};

/** The amount of a pasted line as its field takes it: numbers of the record's units, else as it was written ("1½ cups"). */
export function pastedAmount(
  { amount, amountTo, unit, written }: ParsedLine,
  language: string,
): Pick<LineValues, 'amount' | 'unit'> {
  const number = (from?: number, to?: number | null) =>
    `${amountText(from, language)}${to ? `–${amountText(to, language)}` : ''}`;
  const plain = { amount: number(amount, amountTo), unit: unit ?? 'gr' };
  if (!written || isKept(written)) return plain;
  const size = written.size ? `${SIZES[language === 'ka' ? 'ka' : 'en'][written.size]} ` : '';
  const texts = [written.word, written.measure].map((word) =>
    `${number(written.amount, written.amountTo)} ${size}${word}`.trim(),
  );
  const text = texts.find((one) => isRead(one, written));
  return text ? { amount: text, unit: plain.unit } : plain;
}

/** Whether the record has the unit itself: grams, millilitres, spoons, pinches and pieces. */
const isKept = ({ measure, size, ml }: WrittenAmount): boolean =>
  !ml && !size && (isMetric(measure) || ['tsp', 'tbsp', 'spoon', 'pinch', 'piece'].includes(measure));

/** Whether the field reads the same out of the text again. */
function isRead(text: string, { amount, amountTo, measure }: WrittenAmount): boolean {
  const again = readAmount(text);
  if (!again || again.rest || again.measure !== measure) return false;
  const isNear = (one: number | null, other: number | null) =>
    one === other || (one !== null && other !== null && Math.abs(one / other - 1) < 0.01);
  return isNear(again.amount, amount) && isNear(again.amountTo, amountTo);
}
