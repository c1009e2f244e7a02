import { isMeaningOpen } from '../../domain/import/openMeaning';
import type { ImportRecipe } from '../../domain/import/record';
import { isBlocking } from '../../domain/import/warnings';

/** Filters of the list of imported recipes. */
export const RECIPE_FILTERS = ['all', 'understood', 'warned', 'here', 'taken'] as const;
export type RecipeFilter = (typeof RECIPE_FILTERS)[number];

const FITS: Readonly<Record<RecipeFilter, (recipe: ImportRecipe) => boolean>> = {
  all: () => true,
  understood: ({ dish, duplicateOf, warnings, ingredients }) =>
    dish === null && duplicateOf === null && warnings.length === 0 && !ingredients.some(isMeaningOpen),
  warned: ({ dish, warnings }) => dish === null && warnings.length > 0,
  here: ({ dish, duplicateOf }) => dish === null && duplicateOf !== null,
  taken: ({ dish }) => dish !== null,
};

/** Lists the filtered recipes: those with warnings first, else in the order read. */
export function filteredRecipes(recipes: readonly ImportRecipe[], shown: RecipeFilter): ImportRecipe[] {
  const fitting = recipes.filter(FITS[shown]);
  const isFirst = FITS.warned;
  return [...fitting.filter(isFirst), ...fitting.filter((one) => !isFirst(one))];
}

/** Tells whether a recipe can be taken now: it has not been, and no warning blocks it. */
export const isTakeable = ({ dish, warnings }: ImportRecipe): boolean =>
  dish === null && !warnings.some(({ key }) => isBlocking(key));

const keysOf = (recipes: readonly ImportRecipe[]): string[] => recipes.map(({ key }) => key);

/** Selects all recipes that can be taken and are not in the library already. */
export const usualChoice = (recipes: readonly ImportRecipe[]): string[] =>
  keysOf(recipes.filter((one) => isTakeable(one) && one.duplicateOf === null));

/** Selects only those without warnings. */
export const choiceWithoutWarnings = (recipes: readonly ImportRecipe[]): string[] =>
  usualChoice(recipes.filter(({ warnings }) => warnings.length === 0));

/** Lists the selected recipes that can be taken, in the order of the list. */
export const takenOf = (recipes: readonly ImportRecipe[], chosen: ReadonlySet<string>): string[] =>
  keysOf(recipes.filter((one) => isTakeable(one) && chosen.has(one.key)));

/** Counts the waiting recipes that are not taken, by reason. */
export function countNotTaken(recipes: readonly ImportRecipe[], taken: readonly string[]) {
  const keys = new Set(taken);
  const out = recipes.filter(({ key, dish }) => dish === null && !keys.has(key));
  const mend = out.filter((one) => !isTakeable(one));
  const here = out.filter((one) => isTakeable(one) && one.duplicateOf !== null);
  return {
    all: out.length,
    mend: mend.length,
    here: here.length,
    other: out.length - mend.length - here.length,
  };
}
