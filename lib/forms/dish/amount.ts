import type { Weighed } from '../../domain/amount/convert';
import { isBareNumber, keptAmount, type KeptAmount } from '../../domain/amount/kept';
import { isMeasured } from '../../domain/amount/measures';
import { readAmount } from '../../domain/amount/read';
import { lineGrams } from '../../domain/dish/nutrition';
import type { Ingredient } from '../../domain/dish/record';
import type { Unit } from '../../domain/dish/types';
import { amountText } from '../../domain/text/amount';
import { fractionText } from '../../domain/text/fraction';

/** What a line was when it was read, so that it goes back unchanged while nobody touches it. */
export interface AmountBefore extends KeptAmount {
  readonly typed: string;
  readonly product: number | undefined;
}
/** An amount as it stands in a line of the form. */
export interface TypedAmount {
  readonly amount: string;
  /** The one chosen by hand; '' leaves it to the food and to what is written. */
  readonly unit: Unit | '';
  readonly product: (Weighed & { readonly id: number }) | null;
  readonly before?: AmountBefore;
}
/** What a typed amount is taken for. */
export interface Understood extends KeptAmount {
  /** Whether its weight is known; null where nothing is weighed yet. */
  readonly isWeighed: boolean | null;
  /** Its weight, of a range the mean. */
  readonly grams?: number;
}

/** Stands beside an amount to taste. */
const NO_UNIT: Unit | '' = '';

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
  if (!amount || !unit || !line.product) return { ...kept, isWeighed: null };
  const grams = gramsOf(kept, line.product);
  return { ...kept, isWeighed: grams !== undefined, grams };
}

const gramsOf = (kept: KeptAmount, product: Weighed): number | undefined =>
  lineGrams({ ...kept, product: { Name: '', ...product } });

/** Whether a number stands there and nothing says what it counts: the food is not told by pieces, and no unit was chosen. */
export const lacksUnit = (line: TypedAmount): boolean => {
  const kept = amountOf(line);
  return kept !== undefined && kept.amount !== null && !kept.unit && !lacksPortions(line);
};

/** Whether converting a typed amount takes the household weights of its product, and they were not read yet. */
export function lacksPortions(line: TypedAmount): boolean {
  const { amount, product } = line;
  if (!product || product.portions !== undefined || isAsBefore(line)) return false;
  const written = readAmount(amount.trim());
  // what a piece of it is called tells whether a bare number counts pieces
  if (written && isBareNumber(amount)) return !line.unit && !product.pieceName;
  if (!written || !(written.word || written.size)) return false;
  return !isMeasured(written.measure) || written.measure === 'cup' || written.measure === 'glass';
}

/** The amount of a line as it is sent: without the parts that it does not have. */
export function sentAmount(line: TypedAmount) {
  const { amount, amountTo, unit, text } = amountOf(line) ?? {};
  return { amount, unit, ...(amountTo && { amountTo }), ...(text && { text }) };
}

/** A kept amount as it stands in its field: as it was written, else its numbers, with fractions where a kitchen measures in them. */
export function typedAmount(
  {
    amount,
    amountTo,
    text,
    unit,
  }: Pick<Ingredient, 'amount' | 'amountTo' | 'text'> & Partial<Pick<Ingredient, 'unit'>>,
  language: string,
): string {
  if (text) return text;
  const isParted = unit && unit !== 'gr' && unit !== 'ml';
  const one = (value: number | null) =>
    (isParted && value && fractionText(value)) || amountText(value, language);
  return `${one(amount)}${amountTo ? `–${one(amountTo)}` : ''}`;
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
