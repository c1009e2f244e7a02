import type { ImportRecipe } from '../../domain/import/record';
import { isBlocking } from '../../domain/import/warnings';

/** What a list of brought recipes is narrowed to. */
export const SHOWN = ['all', 'warned', 'here', 'taken'] as const;
export type Shown = (typeof SHOWN)[number];

const FITS: Readonly<Record<Shown, (recipe: ImportRecipe) => boolean>> = {
  all: () => true,
  warned: ({ dish, warnings }) => dish === null && warnings.length > 0,
  here: ({ dish, duplicateOf }) => dish === null && duplicateOf !== null,
  taken: ({ dish }) => dish !== null,
};

export const shownOf = (recipes: readonly ImportRecipe[], shown: Shown): ImportRecipe[] =>
  recipes.filter(FITS[shown]);

/** Whether it could be taken now: it is not yet, and nothing of it must be mended before. */
export const isTakeable = ({ dish, warnings }: ImportRecipe): boolean =>
  dish === null && !warnings.some(({ key }) => isBlocking(key));

const keysOf = (recipes: readonly ImportRecipe[]): string[] => recipes.map(({ key }) => key);

/** All that can be taken and is not in one's recipes already. */
export const usualChoice = (recipes: readonly ImportRecipe[]): string[] =>
  keysOf(recipes.filter((one) => isTakeable(one) && one.duplicateOf === null));

/** Those of them that nothing is said of. */
export const choiceWithoutWarnings = (recipes: readonly ImportRecipe[]): string[] =>
  usualChoice(recipes.filter(({ warnings }) => warnings.length === 0));

/** The chosen ones that can be taken, in the order of the list. */
export const takenOf = (recipes: readonly ImportRecipe[], chosen: ReadonlySet<string>): string[] =>
  keysOf(recipes.filter((one) => isTakeable(one) && chosen.has(one.key)));
