import { flagsKeeping, isFasting, proposedFlags } from '../dish/diet';
import type { TableFacts } from '../dish/fits';
import { DIETARY_FLAGS, type DietaryFlag } from '../dish/types';
import { unknownAllergensIn, type AllergenFacts } from '../product/unknown';
import { ALLERGENS, type Allergen, type ProductFacts } from '../product/types';
import type { PlanDay } from './types';

interface Foods {
  readonly dish: (id: number) => TableFacts | undefined;
  readonly product: (id: number) => ProductFacts | undefined;
}
interface AllergensAndDiets {
  readonly allergens: readonly Allergen[];
  /** Allergens that some food may contain and none surely does. */
  readonly unknownAllergens: readonly Allergen[];
  readonly dietaryFlags: readonly DietaryFlag[];
  readonly fasting: boolean;
}

/**
 * Returns the allergens and diets of all food on these days. A deleted food or a free text may contain any allergen;
 * free texts do not affect diets, since most are drinks.
 */
export function allergensAndDietsOf(days: readonly PlanDay[], { dish, product }: Foods): AllergensAndDiets {
  const entries = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  const dishes = entries.filter(({ kind }) => kind === 'dish').map((one) => dish(one.dish ?? 0));
  const products = entries.filter(({ kind }) => kind === 'product').map((one) => product(one.product ?? 0));
  const foods: readonly (AllergenFacts | undefined)[] = [...dishes, ...products];
  const isOpen = foods.includes(undefined) || entries.some(({ kind }) => kind === 'text');
  const open = isOpen ? ALLERGENS : foods.flatMap((food) => unknownAllergensIn(food));
  const held = ALLERGENS.filter((one) => foods.some((food) => food?.allergens?.includes(one)));
  const keepsTo = (flag: DietaryFlag) =>
    dishes.every((food) => flagsKeeping(flag).some((one) => food?.dietaryFlags?.includes(one))) &&
    products.every((food) => food && proposedFlags([food]).includes(flag));
  return {
    allergens: held,
    unknownAllergens: ALLERGENS.filter((one) => open.includes(one) && !held.includes(one)),
    dietaryFlags: foods.length > 0 ? DIETARY_FLAGS.filter(keepsTo) : [],
    fasting:
      foods.length > 0 &&
      dishes.every((food) => food?.fasting === true) &&
      products.every((food) => food && isFasting([food])),
  };
}
