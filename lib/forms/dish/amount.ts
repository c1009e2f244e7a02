import type { Weighed } from '../../domain/amount/convert';
import { keptAmount, type KeptAmount } from '../../domain/amount/kept';
import { isMeasured } from '../../domain/amount/measures';
import { readAmount } from '../../domain/amount/read';
import { toGrams } from '../../domain/dish/nutrition';
import type { Ingredient } from '../../domain/dish/record';
import type { Unit } from '../../domain/dish/types';
import { amountText } from '../../domain/text/amount';

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
/** What a typed amount is taken for. */
export interface Understood extends KeptAmount {
  /** Whether its weight is known; null where nothing is weighed yet. */
  readonly isWeighed: boolean | null;
}

/** The unit that stands beside an amount to taste. */
const NO_UNIT: Unit = 'gr';

/** What is typed in a line's field of amounts, as the record takes it; undefined where it is no amount. */
export function amountOf({ amount: typed, unit, product, before }: TypedAmount): KeptAmount | undefined {
  if (before && isAsBefore({ amount: typed, unit, product, before })) {
    const { amount, amountTo, unit: was, text } = before;
    return { amount, amountTo, unit: was, text };
  }
  return keptAmount({ amount: typed, unit }, product);
}

const isAsBefore = ({ amount, unit, product, before }: TypedAmount): boolean =>
  before?.typed === amount && (before.unit ?? NO_UNIT) === unit && before.product === product?.id;

/** What a typed amount is taken for, with what is known of its weight; undefined where it is no amount. */
export function understood(line: TypedAmount): Understood | undefined {
  const kept = amountOf(line);
  if (!kept) return undefined;
  const { amount, unit } = kept;
  const isWeighed =
    amount && unit && line.product
      ? toGrams(amount, unit, { Name: '', ...line.product }) !== undefined
      : null;
  return { ...kept, isWeighed };
}

/** Whether converting a typed amount takes the household weights of its product, and they were not read yet. */
export function lacksPortions(line: TypedAmount): boolean {
  const { amount, product } = line;
  if (!product || product.portions !== undefined || isAsBefore(line)) return false;
  const written = readAmount(amount.trim());
  if (!written || !(written.word || written.size)) return false;
  return !isMeasured(written.measure) || written.measure === 'cup' || written.measure === 'glass';
}

/** What stands in the field when its unit is chosen by hand: a bare number keeps standing, of words the number is left. */
export function numberOf(line: TypedAmount, language: string): string {
  const kept = amountOf(line);
  if (!kept?.text || kept.amount === null) return line.amount;
  return typedAmount({ ...kept, text: null }, language);
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
