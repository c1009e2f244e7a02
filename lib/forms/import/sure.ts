import type { ImportRecipe } from '../../domain/import/record';
import { nameKey } from '../../domain/text/clean';

/** Words that certainly mean a product or a food, wherever they occur. */
export interface SureWords {
  readonly name: string;
  readonly product: number | null;
  readonly food: number | null;
  readonly lines: number;
  /** Number of recipes that contain them. */
  readonly recipes: number;
}

/** Lists the certain words in waiting recipes, one entry per meaning, most frequent first. */
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
