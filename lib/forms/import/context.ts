import type { ImportLine, ImportQuestion, ImportRecipe } from '../../domain/import/record';
import { nameKey } from '../../domain/text/clean';

/** Lists the waiting recipes that contain the words of a question. */
export const recipesWith = (
  recipes: readonly ImportRecipe[],
  { recipes: keys }: Pick<ImportQuestion, 'recipes'>,
): ImportRecipe[] => recipes.filter(({ key, dish }) => dish === null && keys.includes(key));

/** Finds the line that a question quotes, with the language of its recipe. */
export function lineOf(recipes: readonly ImportRecipe[], question: ImportQuestion) {
  const isQuoted = ({ name, text }: ImportLine) =>
    text === question.text && nameKey(name) === nameKey(question.name);
  for (const { ingredients, language } of recipesWith(recipes, question)) {
    const line = ingredients.find(isQuoted);
    if (line) return { line, language };
  }
  return undefined;
}

/** Returns the index of words in a text, ignoring case; -1 if absent. */
export const placeOf = (text: string, words: string): number =>
  words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1;

/** Lists the steps that contain the words, with their numbers. */
export const stepsWith = ({ Steps }: Pick<ImportRecipe, 'Steps'>, words: string) =>
  Steps.map(({ description }, at) => ({ number: at + 1, text: description })).filter(
    ({ text }) => placeOf(text, words) >= 0,
  );
