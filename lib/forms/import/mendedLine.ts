import type { Weighed } from '../../domain/amount/convert';
import { keptAmount } from '../../domain/amount/kept';
import type { Unit } from '../../domain/dish/types';
import { keptOf } from '../../domain/import/kept';
import type { ImportLine, ImportRecipe } from '../../domain/import/record';
import type { Language } from '../../domain/language';
import { amountText } from '../../domain/text/amount';
import { nameKey } from '../../domain/text/clean';

/** A line as three fields take it. */
export interface LineTexts {
  readonly amount: string;
  readonly unit: Unit | '';
  /** The words for the thing itself. */
  readonly words: string;
}

/** The fields of a line, with its amount as it will be kept. */
export function lineTexts(
  line: ImportLine,
  weights: Weighed | null,
  { of, language }: { readonly of: Language; readonly language: Language },
): LineTexts {
  const { amount, amountTo, unit } = keptOf(line, weights, of);
  const number = (value: number) => amountText(value, language);
  const typed = amount === null ? '' : `${number(amount)}${amountTo ? `–${number(amountTo)}` : ''}`;
  return { amount: typed, unit: unit ?? '', words: line.name || line.text };
}

/** A fault of what was typed, by the field. */
export type LineFault = 'amount' | 'unit' | 'words';

/**
 * A line as it was typed anew. What nobody has touched stays as its source has it; other words mean nothing yet. Else the field that
 * is at fault.
 */
export function mendedLine(
  line: ImportLine,
  { before, after, weights }: { before: LineTexts; after: LineTexts; weights: Weighed | null },
): ImportLine | LineFault {
  const words = after.words.trim();
  if (!nameKey(words)) return 'words';
  const isSameAmount = after.amount.trim() === before.amount && after.unit === before.unit;
  const kept = isSameAmount ? line : keptAmount(after, weights);
  if (!kept) return 'amount';
  if (!isSameAmount && kept.amount !== null && !kept.unit) return 'unit';
  const { amount, amountTo, unit } = kept;
  const mended = { ...line, amount, amountTo, unit };
  return nameKey(words) === nameKey(before.words)
    ? mended
    : { ...mended, name: words, product: null, food: null, own: undefined };
}

/** One line of one recipe, as it stood before somebody mended it there. */
export interface MendedLine {
  readonly recipe: string;
  readonly at: number;
  readonly before: ImportLine;
}

/** The lines of a recipe with one as it was before; none where another line stands in its place since. */
export function linesBefore(
  recipes: readonly ImportRecipe[],
  { recipe, at, before }: MendedLine,
): readonly ImportLine[] | undefined {
  const lines = recipes.find(({ key, dish }) => key === recipe && dish === null)?.ingredients;
  return lines?.[at]?.text === before.text ? lines.with(at, before) : undefined;
}
