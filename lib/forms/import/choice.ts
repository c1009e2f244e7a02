import { isAsked } from '../../domain/import/asked';
import type { ImportRecipe } from '../../domain/import/record';
import { isBlocking } from '../../domain/import/warnings';

/** What a list of brought recipes is narrowed to. */
export const SHOWN = ['all', 'understood', 'warned', 'here', 'taken'] as const;
export type Shown = (typeof SHOWN)[number];

const FITS: Readonly<Record<Shown, (recipe: ImportRecipe) => boolean>> = {
  all: () => true,
  understood: ({ dish, duplicateOf, warnings, ingredients }) =>
    dish === null && duplicateOf === null && warnings.length === 0 && !ingredients.some(isAsked),
  warned: ({ dish, warnings }) => dish === null && warnings.length > 0,
  here: ({ dish, duplicateOf }) => dish === null && duplicateOf !== null,
  taken: ({ dish }) => dish !== null,
};

/** Those that are shown: first what is to be looked at, else as they were read. */
export function shownOf(recipes: readonly ImportRecipe[], shown: Shown): ImportRecipe[] {
  const fitting = recipes.filter(FITS[shown]);
  const isFirst = FITS.warned;
  return [...fitting.filter(isFirst), ...fitting.filter((one) => !isFirst(one))];
}

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

/** How many that wait stay out of what is taken, and why. */
export function stayingOut(recipes: readonly ImportRecipe[], taken: readonly string[]) {
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
