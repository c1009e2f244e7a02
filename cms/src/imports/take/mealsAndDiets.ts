import { type DietLine, knownDiets } from '../../domain/dish/knownDiets';
import { guessedMeals } from '../../domain/dish/meals/guess';
import type { DietaryFlag } from '../../domain/dish/types';
import type { ImportLine } from '../../domain/import/record';
import { present } from '../../domain/present';
import type { ProductFacts } from '../../domain/product/types';
import type { ImportRecipe, ReadRecipe } from '../types';

type Line = Pick<ImportLine, 'product' | 'food'>;
/** Returns the facts of each line's product or food; null for lines without one. */
export type FactsOf = (lines: readonly Line[]) => Promise<readonly (ProductFacts | null)[]>;

type GuessSource = Pick<ImportRecipe, 'Name' | 'Note' | 'tags' | 'ingredients' | 'Steps'>;

/** Returns the meals that the source states, otherwise guesses them from the recipe. */
export function mealsOf(
  { types = [], isOwn = false }: Pick<ReadRecipe, 'types' | 'isOwn'>,
  recipe: GuessSource,
): Pick<ImportRecipe, 'types' | 'typesGuessed'> {
  if (isOwn || types.length > 0) return { types, typesGuessed: false };
  const guessed = guessedMeals({
    Name: recipe.Name,
    words: recipe.tags,
    ingredients: recipe.ingredients.map(({ name }) => name),
  });
  return { types: guessed, typesGuessed: guessed.length > 0 };
}

/** Returns the diets that the source, the lines and the texts support; `facts` holds the facts of each line. */
export const dietsOf = (
  said: readonly DietaryFlag[],
  { ingredients, Steps, Note }: GuessSource,
  facts: readonly (ProductFacts | null)[],
): DietaryFlag[] =>
  knownDiets({
    said,
    lines: ingredients.map(({ text, name }, at): DietLine => ({
      text: text || name,
      facts: present(facts[at]),
    })),
    texts: [Note, ...Steps.map(({ description }) => description)],
  });

/** Returns the diets of a recipe whose lines have changed; diets set by a person stay. */
export async function redetectDiets(factsOf: FactsOf, recipe: ImportRecipe): Promise<Partial<ImportRecipe>> {
  if (recipe.dietsChosen) return {};
  return { dietaryFlags: dietsOf(recipe.dietsSaid, recipe, await factsOf(recipe.ingredients)) };
}
