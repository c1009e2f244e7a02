import type { MeasureSystem } from '@/lib/domain/access/settings';
import { approximate, inSystem, scaled, systemOf } from '@/lib/domain/amount/show';
import type { Ingredient } from '@/lib/domain/dish/record';
import type { DisplayUnit } from '@/lib/domain/dish/scale';
import type { Language } from '@/lib/domain/language';
import { withFractions } from '@/lib/domain/text/fraction';
import { formatAmount } from './amount';

interface LineStyle {
  readonly language: Language;
  readonly system: MeasureSystem;
  /** Servings shown, and servings that the recipe is written for. */
  readonly servings: number;
  readonly original: number;
}
export interface LineWords {
  readonly amount: string;
  /** Amount by weight, if `amount` is a volume or in the other system. */
  readonly beside: string;
}

/**
 * Formats an ingredient's amount in the reader's measures; at the recipe's own servings as it was written, with the
 * weight beside it: "1½ cups" and "190 gr". Both are empty for "to taste" without a text.
 */
export function formatLineAmount(
  line: Pick<Ingredient, 'amount' | 'amountTo' | 'unit' | 'text' | 'product'>,
  { language, system, servings, original }: LineStyle,
): LineWords {
  const { amount, amountTo, unit, text, product } = line;
  if (!amount || !unit) return { amount: text ?? '', beside: '' };
  const style = { pieceName: product?.pieceName, short: true, beside: true };
  const here = scaled({ amount, amountTo, unit }, original, servings);
  const say = (of: { amount: number; amountTo?: number | null; unit: DisplayUnit }) =>
    formatAmount(of.amount, of.unit, language, { ...style, to: of.amountTo });
  const written = text ? systemOf(text) : 'metric';
  const isWeight = unit === 'gr' || unit === 'ml';
  const there = inSystem(here, system, product);
  // a weight converted from a cup is not exact
  const weight = say(written === 'metric' || !isWeight ? here : rounded(here));
  const told = there.unit === unit ? weight : say(there);
  const beside = told === weight ? '' : weight;
  if (!text || servings !== original) return { amount: told, beside: there.unit === 'cup' ? beside : '' };
  if (written === 'metric') return beside ? { amount: told, beside: text } : { amount: text, beside: '' };
  return { amount: withFractions(text), beside: isWeight ? weight : '' };
}

const rounded = <A extends { amount: number; amountTo?: number | null }>(of: A): A => ({
  ...of,
  amount: approximate(of.amount),
  amountTo: of.amountTo ? approximate(of.amountTo) : null,
});
