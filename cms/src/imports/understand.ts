import { parseLines, type ParsedLine } from '../domain/dish/parse/line';
import type { ImportLine, ImportRecipe, ReadRecipe, ReadSection } from './types';
import { warningsOf } from './warnings';

/** What a name surely means; neither where nothing is sure. */
export interface Meant {
  readonly product?: number | null;
  readonly food?: number | null;
}
type Match = (names: readonly string[]) => Promise<readonly Meant[]>;
interface Understood {
  readonly parsed: ParsedLine;
  readonly text: string;
  readonly section: number | null;
}

/**
 * A recipe as a source has it, understood: its lines read into amounts and names, what they mean, and what has to be mended.
 * Nothing is cut and nothing is left out.
 */
export async function understand(read: ReadRecipe, match: Match): Promise<Omit<ImportRecipe, 'key'>> {
  const { uid: _uid, sections, Steps, language, ...rest } = read;
  const lines = linesOf(sections);
  const meant = await match(lines.map(({ parsed }) => wordsOf(parsed)));
  const recipe = {
    ...rest,
    language: language ?? ('en' as const),
    sections: titledOf(sections).map(({ title }) => ({ title })),
    ingredients: lines.map(({ parsed, text, section }, at): ImportLine => {
      const { product = null, food = null } = meant[at] ?? {};
      return { text, ...numbersOf(parsed), name: parsed.name, note: parsed.note, product, food, section };
    }),
    Steps: Steps.map(({ description, minutes = null, images = [] }) => ({ description, minutes, images })),
  };
  const warnings = warningsOf(recipe);
  return {
    ...recipe,
    warnings: language ? warnings : [...warnings, { path: ['language'], key: 'languageOther' }],
  };
}

const titledOf = (sections: readonly ReadSection[]): ReadSection[] => sections.filter(({ title }) => title);

/** A line may name several ingredients; each keeps the whole of it. One without a single word is none. */
function linesOf(sections: readonly ReadSection[]): Understood[] {
  const titled = titledOf(sections);
  return sections.flatMap((section) => {
    const at = titled.indexOf(section);
    return section.lines.flatMap((text) =>
      parseLines(text).map((parsed) => ({ parsed, text, section: at < 0 ? null : at })),
    );
  });
}

/** What to look for: the name, with the state that the line says. */
const wordsOf = ({ name, state }: ParsedLine): string => (state ? `${state} ${name}` : name);

/** The amount of a line that was read; 0 is none, and a range ends above where it begins. */
export function numbersOf(parsed: ParsedLine): Pick<ImportLine, 'amount' | 'amountTo' | 'unit'> {
  const { amount = 0, amountTo = null, unit } = parsed;
  if (!(amount > 0)) return { amount: null, amountTo: null, unit: null };
  return { amount, amountTo: amountTo !== null && amountTo > amount ? amountTo : null, unit };
}
