import { DIETARY_FLAGS, DISH_TYPES, type DietaryFlag, type DishType } from '../../domain/dish/types';
import { isAsked } from '../../domain/import/asked';
import type { ImportRecipe } from '../../domain/import/record';

/** How many recipes are for each meal, those that no recipe is for left out. */
export const mealCounts = (recipes: readonly ImportRecipe[]) =>
  counted<DishType>(
    DISH_TYPES,
    recipes.map(({ types }) => types),
  );

/** The same of diets. */
export const dietCounts = (recipes: readonly ImportRecipe[]) =>
  counted<DietaryFlag>(
    DIETARY_FLAGS,
    recipes.map(({ dietaryFlags }) => dietaryFlags),
  );

/** Recipes with words of which nobody has said what they mean: more diets may show once they are settled. */
export const openOf = (recipes: readonly ImportRecipe[]): ImportRecipe[] =>
  recipes.filter(({ ingredients }) => ingredients.some(isAsked));

const counted = <T extends string>(all: readonly T[], said: readonly (readonly T[])[]) =>
  all
    .map((name) => ({ name, count: said.filter((list) => list.includes(name)).length }))
    .filter(({ count }) => count > 0);
