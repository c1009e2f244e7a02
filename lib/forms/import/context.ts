import type { ImportQuestion, ImportRecipe } from '../../domain/import/record';

/** The recipes that wait in which words in question stand. */
export const recipesWith = (
  recipes: readonly ImportRecipe[],
  { recipes: keys }: Pick<ImportQuestion, 'recipes'>,
): ImportRecipe[] => recipes.filter(({ key, dish }) => dish === null && keys.includes(key));

/** The place of words in a text, whatever their capitals; -1 where they are not. */
export const placeOf = (text: string, words: string): number =>
  words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1;

/** The steps that name the words, with their numbers. */
export const stepsWith = ({ Steps }: Pick<ImportRecipe, 'Steps'>, words: string) =>
  Steps.map(({ description }, at) => ({ number: at + 1, text: description })).filter(
    ({ text }) => placeOf(text, words) >= 0,
  );
