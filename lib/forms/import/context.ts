import type { ImportLine, ImportQuestion, ImportRecipe } from '../../domain/import/record';
import { nameKey } from '../../domain/text/clean';

/** The recipes that wait in which words in question stand. */
export const recipesWith = (
  recipes: readonly ImportRecipe[],
  { recipes: keys }: Pick<ImportQuestion, 'recipes'>,
): ImportRecipe[] => recipes.filter(({ key, dish }) => dish === null && keys.includes(key));

/** The line that a question quotes, with the language of its recipe. */
export function lineOf(recipes: readonly ImportRecipe[], question: ImportQuestion) {
  const isQuoted = ({ name, text }: ImportLine) =>
    text === question.text && nameKey(name) === nameKey(question.name);
  for (const { ingredients, language } of recipesWith(recipes, question)) {
    const line = ingredients.find(isQuoted);
    if (line) return { line, language };
  }
  return undefined;
}

/** The place of words in a text, whatever their capitals; -1 where they are not. */
export const placeOf = (text: string, words: string): number =>
  words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1;

/** The steps that name the words, with their numbers. */
export const stepsWith = ({ Steps }: Pick<ImportRecipe, 'Steps'>, words: string) =>
  Steps.map(({ description }, at) => ({ number: at + 1, text: description })).filter(
    ({ text }) => placeOf(text, words) >= 0,
  );
