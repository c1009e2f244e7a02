import { kitchenWords } from '../../foods/find';
import { matchAll } from '../../products/match';
import { isText } from '../../records/read/values';
import type { ImportLine } from '../../domain/import/record';
import type { ImportRecipe } from '../types';
import { interpret } from '../preview/interpret';
import { REMARKS } from '../preview/warnings';

const NOTHING = {
  uid: null,
  Name: '',
  Description: '',
  Note: '',
  language: 'en',
  servingAmount: null,
  TimeToCook: null,
  prepTime: null,
  Steps: [],
  images: [],
  tags: [],
  rating: null,
  sourceUrl: '',
  warnings: [],
} as const;

/** A corrected line; `name` is null if only its text was changed. */
export type CorrectedLine = Omit<ImportLine, 'name'> & { readonly name: string | null };

/**
 * Applies a person's corrections of lines. A line with only a text, or with a text that the recipe did not have, is
 * parsed again and may become several; a name without a product or food is matched.
 */
export async function withCorrections(
  lines: readonly CorrectedLine[],
  before: ImportRecipe,
): Promise<ImportLine[]> {
  const texts = new Set(before.ingredients.map(({ text }) => text));
  const mended: ImportLine[] = [];
  for (const line of lines) {
    const { text, name, section } = line;
    if (name === null || (text && !texts.has(text)))
      mended.push(...(await reparse({ text: text || (name ?? ''), section }, before)));
    else mended.push(await matched({ ...line, name }));
  }
  return mended;
}

async function reparse(
  { text, section }: Pick<ImportLine, 'text' | 'section'>,
  { language, warnings }: ImportRecipe,
): Promise<ImportLine[]> {
  const isOther = warnings.some(({ key }) => key === REMARKS.languageOther.key);
  const { ingredients } = await interpret(
    { ...NOTHING, language: isOther ? null : language, sections: [{ title: '', lines: [text] }] },
    matchAll,
    { words: await kitchenWords() },
  );
  return ingredients.map((line) => ({ ...line, section }));
}

async function matched(line: ImportLine): Promise<ImportLine> {
  if (line.product !== null || line.food !== null || !line.name) return line;
  const [meant] = line.own ? [] : await matchAll([line.name]);
  return { ...line, ...meant };
}

/** Accepts a line of a body that is only its text. */
export const lineIn = (given: unknown): unknown => (isText(given) ? { text: given } : given);
