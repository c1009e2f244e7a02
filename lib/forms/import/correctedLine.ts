import type { Weighed } from '../../domain/amount/convert';
import { storedAmount } from '../../domain/amount/storedAmount';
import type { Unit } from '../../domain/dish/types';
import { storedAmountOf } from '../../domain/import/lineAmount';
import type { ImportLine, ImportRecipe } from '../../domain/import/record';
import type { Language } from '../../domain/language';
import { amountText } from '../../domain/text/amount';
import { nameKey } from '../../domain/text/clean';

/** Line split into three fields. */
export interface LineTexts {
  readonly amount: string;
  readonly unit: Unit | '';
  /** Name of the ingredient. */
  readonly words: string;
}

/** Returns the fields of a line, with its amount as it will be saved. */
export function lineTexts(
  line: ImportLine,
  weights: Weighed | null,
  { of, language }: { readonly of: Language; readonly language: Language },
): LineTexts {
  const { amount, amountTo, unit } = storedAmountOf(line, weights, of);
  const number = (value: number) => amountText(value, language);
  const typed = amount === null ? '' : `${number(amount)}${amountTo ? `–${number(amountTo)}` : ''}`;
  return { amount: typed, unit: unit ?? '', words: line.name || line.text };
}

/** Field of a typed line that is invalid. */
export type LineFault = 'amount' | 'unit' | 'words';

/**
 * Returns the edited line, or the invalid field. Untouched fields stay as in the source; a changed name clears the
 * meaning.
 */
export function correctedLine(
  line: ImportLine,
  { before, after, weights }: { before: LineTexts; after: LineTexts; weights: Weighed | null },
): ImportLine | LineFault {
  const words = after.words.trim();
  if (!nameKey(words)) return 'words';
  const isSameAmount = after.amount.trim() === before.amount && after.unit === before.unit;
  const kept = isSameAmount ? line : storedAmount(after, weights);
  if (!kept) return 'amount';
  if (!isSameAmount && kept.amount !== null && !kept.unit) return 'unit';
  const { amount, amountTo, unit } = kept;
  const mended = { ...line, amount, amountTo, unit };
  return nameKey(words) === nameKey(before.words)
    ? mended
    : { ...mended, name: words, product: null, food: null, own: undefined };
}

/** Line of a recipe before an edit. */
export interface CorrectedLine {
  readonly recipe: string;
  readonly at: number;
  readonly before: ImportLine;
}

/** Returns a recipe's lines with one as before its edit; undefined if another line is in its place since. */
export function linesBefore(
  recipes: readonly ImportRecipe[],
  { recipe, at, before }: CorrectedLine,
): readonly ImportLine[] | undefined {
  const lines = recipes.find(({ key, dish }) => key === recipe && dish === null)?.ingredients;
  return lines?.[at]?.text === before.text ? lines.with(at, before) : undefined;
}
