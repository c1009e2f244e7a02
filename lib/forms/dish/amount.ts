import type { Weighed } from '../../domain/amount/convert';
import { isBareNumber, storedAmount, type StoredAmount } from '../../domain/amount/storedAmount';
import { isMeasured } from '../../domain/amount/measures';
import { readAmount } from '../../domain/amount/read';
import { lineGrams } from '../../domain/dish/nutrition';
import type { Ingredient } from '../../domain/dish/record';
import type { Unit } from '../../domain/dish/types';
import { amountText } from '../../domain/text/amount';
import { fractionText } from '../../domain/text/fraction';

/** State of a line when it was read, so that it is sent back unchanged if nobody edits it. */
export interface AmountBefore extends StoredAmount {
  readonly typed: string;
  readonly product: number | undefined;
}
/** Amount in a line of the form. */
export interface TypedAmount {
  readonly amount: string;
  /** Unit chosen by hand; '' derives it from the food and the text. */
  readonly unit: Unit | '';
  readonly product: (Weighed & { readonly id: number }) | null;
  readonly before?: AmountBefore;
}
/** Interpretation of a typed amount. */
export interface AmountReading extends StoredAmount {
  /** True if its weight is known; null if there is nothing to weigh yet. */
  readonly isWeighed: boolean | null;
  /** Weight in grams; of a range, the mean. */
  readonly grams?: number;
}

/** Unit of an amount to taste. */
const NO_UNIT: Unit | '' = '';

/** Parses a line's typed amount for the record; undefined if it is no amount. */
export function amountOf({ amount: typed, unit, product, before }: TypedAmount): StoredAmount | undefined {
  if (before && isAsBefore({ amount: typed, unit, product, before })) {
    const { amount, amountTo, unit: was, text } = before;
    return { amount, amountTo, unit: was, text };
  }
  return storedAmount({ amount: typed, unit }, product);
}

const isAsBefore = ({ amount, unit, product, before }: TypedAmount): boolean =>
  before?.typed === amount && (before.unit ?? NO_UNIT) === unit && before.product === product?.id;

/** Interprets a typed amount, with its weight if known; undefined if it is no amount. */
export function readTypedAmount(line: TypedAmount): AmountReading | undefined {
  const kept = amountOf(line);
  if (!kept) return undefined;
  const { amount, unit } = kept;
  if (!amount || !unit || !line.product) return { ...kept, isWeighed: null };
  const grams = gramsOf(kept, line.product);
  return { ...kept, isWeighed: grams !== undefined, grams };
}

const gramsOf = (kept: StoredAmount, product: Weighed): number | undefined =>
  lineGrams({ ...kept, product: { Name: '', ...product } });

/** Tells whether a number has no unit: the food is not counted in pieces, and no unit was chosen. */
export const lacksUnit = (line: TypedAmount): boolean => {
  const kept = amountOf(line);
  return kept !== undefined && kept.amount !== null && !kept.unit && !lacksPortions(line);
};

/** Tells whether converting a typed amount needs the household weights of its product, which are not loaded yet. */
export function lacksPortions(line: TypedAmount): boolean {
  const { amount, product } = line;
  if (!product || product.portions !== undefined || isAsBefore(line)) return false;
  const written = readAmount(amount.trim());
  // a bare number counts pieces only if the product has a name for its piece
  if (written && isBareNumber(amount)) return !line.unit && !product.pieceName;
  if (!written || !(written.word || written.size)) return false;
  return !isMeasured(written.measure) || written.measure === 'cup' || written.measure === 'glass';
}

/** Returns a line's amount to send, without the parts it lacks. */
export function sentAmount(line: TypedAmount) {
  const { amount, amountTo, unit, text } = amountOf(line) ?? {};
  return { amount, unit, ...(amountTo && { amountTo }), ...(text && { text }) };
}

/**
 * Returns a saved amount as text of its field: as it was written, else its numbers, with fractions for units that
 * kitchens measure so.
 */
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

/** Returns a saved line's amount field, its unit and the state for `before`. */
export function amountValues(line: Ingredient, language: string) {
  const { amount, amountTo = null, unit, text = null, product } = line;
  const typed = typedAmount(line, language);
  return {
    amount: typed,
    unit: unit ?? NO_UNIT,
    before: { amount, amountTo, unit, text, typed, product: product?.id },
  };
}
