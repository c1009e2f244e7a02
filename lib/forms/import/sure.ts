import type { ImportRecipe } from '../../domain/import/record';
import { nameKey } from '../../domain/text/clean';

/** Words that surely mean a product or a food, wherever they stand. */
export interface SureWords {
  readonly name: string;
  readonly product: number | null;
  readonly food: number | null;
  readonly lines: number;
  /** How many recipes have them. */
  readonly recipes: number;
}

/** The words that are sure in recipes that wait, each meaning of the same words by itself, the most frequent first. */
export function sureWords(recipes: readonly ImportRecipe[]): SureWords[] {
  const found = new Map<string, SureWords>();
  for (const { ingredients } of recipes.filter(({ dish }) => dish === null)) {
    const seen = new Set<string>();
    for (const { name, product, food } of ingredients) {
      if (product === null && food === null) continue;
      const key = `${nameKey(name)} ${product ?? ''}/${food ?? ''}`;
      const before = found.get(key) ?? { name, product, food, lines: 0, recipes: 0 };
      const more = seen.has(key) ? 0 : 1;
      found.set(key, { ...before, lines: before.lines + 1, recipes: before.recipes + more });
      seen.add(key);
    }
  }
  return [...found.values()].sort((one, other) => other.lines - one.lines);
}

export const lineCount = (words: readonly SureWords[]): number =>
  words.reduce((sum, { lines }) => sum + lines, 0);
