import { DIETARY_FLAGS, DISH_TYPES, type DietaryFlag, type DishType } from '../../domain/dish/types';
import { isMeaningOpen } from '../../domain/import/openMeaning';
import type { ImportRecipe } from '../../domain/import/record';

/** Counts the recipes of each meal type, without types that have none. */
export const mealCounts = (recipes: readonly ImportRecipe[]) =>
  counted<DishType>(
    DISH_TYPES,
    recipes.map(({ types }) => types),
  );

/** Counts the recipes of each diet in the same way. */
export const dietCounts = (recipes: readonly ImportRecipe[]) =>
  counted<DietaryFlag>(
    DIETARY_FLAGS,
    recipes.map(({ dietaryFlags }) => dietaryFlags),
  );

/** Lists the recipes with words still to be answered; more diets may apply once they are. */
export const openOf = (recipes: readonly ImportRecipe[]): ImportRecipe[] =>
  recipes.filter(({ ingredients }) => ingredients.some(isMeaningOpen));

const counted = <T extends string>(all: readonly T[], said: readonly (readonly T[])[]) =>
  all
    .map((name) => ({ name, count: said.filter((list) => list.includes(name)).length }))
    .filter(({ count }) => count > 0);
