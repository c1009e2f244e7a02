import { kitchenWords } from '../../foods/find';
import { matchAll } from '../../products/match';
import { isText } from '../../records/read/values';
import type { ImportLine } from '../../domain/import/record';
import type { ImportRecipe } from '../types';
import { understand } from '../preview/understand';
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

/** A line as it was mended; without a `name` only its text was. */
export type MendedLine = Omit<ImportLine, 'name'> & { readonly name: string | null };

/**
 * Lines as a person has mended them. One of which only the text is said, or whose text is none that the recipe had, is understood
 * again and may become several; one whose name means nothing yet is looked for.
 */
export async function relined(lines: readonly MendedLine[], before: ImportRecipe): Promise<ImportLine[]> {
  const texts = new Set(before.ingredients.map(({ text }) => text));
  const mended: ImportLine[] = [];
  for (const line of lines) {
    const { text, name, section } = line;
    if (name === null || (text && !texts.has(text)))
      mended.push(...(await readAnew({ text: text || (name ?? ''), section }, before)));
    else mended.push(await matched({ ...line, name }));
  }
  return mended;
}

async function readAnew(
  { text, section }: Pick<ImportLine, 'text' | 'section'>,
  { language, warnings }: ImportRecipe,
): Promise<ImportLine[]> {
  const isOther = warnings.some(({ key }) => key === REMARKS.languageOther.key);
  const { ingredients } = await understand(
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

/** A line of a body, which may be its text alone. */
export const lineIn = (given: unknown): unknown => (isText(given) ? { text: given } : given);
