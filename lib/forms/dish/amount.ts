import { toRecord, type Weighed } from '../../domain/amount/convert';
import { isNoAmount, readAmount } from '../../domain/amount/read';
import type { Ingredient } from '../../domain/dish/record';
import type { Unit } from '../../domain/dish/types';
import { amountText } from '../../domain/text/amount';

/** The amount of a line as the CMS keeps it. */
interface KeptAmount {
  readonly amount: number | null;
  readonly amountTo: number | null;
  readonly unit: Unit | null;
  /** As it was written, where that says more than the numbers. */
  readonly text: string | null;
}
/** What a line was when it was read, so that it goes back unchanged while nobody touches it. */
export interface AmountBefore extends KeptAmount {
  readonly typed: string;
  readonly product: number | undefined;
}
interface TypedAmount {
  readonly amount: string;
  readonly unit: Unit;
  readonly product: (Weighed & { readonly id: number }) | null;
  readonly before?: AmountBefore;
}

/** The unit that stands beside an amount to taste. */
const NO_UNIT: Unit = 'gr';

/** What is typed in a line's field of amounts, as the record takes it; undefined where it is no amount. */
export function amountOf({ amount: typed, unit, product, before }: TypedAmount): KeptAmount | undefined {
  const isSame =
    before?.typed === typed && (before.unit ?? NO_UNIT) === unit && before.product === product?.id;
  if (before && isSame) {
    const { amount, amountTo, unit: was, text } = before;
    return { amount, amountTo, unit: was, text };
  }
  const text = typed.trim();
  if (isNoAmount(text)) return { amount: null, amountTo: null, unit: null, text: text || null };
  const written = readAmount(text);
  if (!written || written.rest) return undefined;
  const { amount, amountTo, measure, size, word } = written;
  // a bare number is in the unit that is chosen beside it
  if (measure === 'piece' && !size && !word && !/\p{L}/u.test(text))
    return { amount, amountTo, unit, text: null };
  const { understood: _understood, ...kept } = toRecord(written, product);
  return { ...kept, text };
}

/** The amount of a line as it is sent: without the parts that it does not have. */
export function sentAmount(line: TypedAmount) {
  const { amount, amountTo, unit, text } = amountOf(line) ?? {};
  return { amount, unit, ...(amountTo && { amountTo }), ...(text && { text }) };
}

/** A kept amount as it stands in its field: as it was written, else its numbers. */
export function typedAmount(
  { amount, amountTo, text }: Pick<Ingredient, 'amount' | 'amountTo' | 'text'>,
  language: string,
): string {
  if (text) return text;
  const end = amountTo ? `–${amountText(amountTo, language)}` : '';
  return `${amountText(amount, language)}${end}`;
}

/** A line's amount field, its unit and what it was, from what is kept. */
export function amountValues(line: Ingredient, language: string) {
  const { amount, amountTo = null, unit, text = null, product } = line;
  const typed = typedAmount(line, language);
  return {
    amount: typed,
    unit: unit ?? NO_UNIT,
    before: { amount, amountTo, unit, text, typed, product: product?.id },
  };
}
