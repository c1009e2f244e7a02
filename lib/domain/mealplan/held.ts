import { flagsKeeping, isFasting, proposedFlags } from '../dish/diet';
import type { TableFacts } from '../dish/fits';
import { DIETARY_FLAGS, type DietaryFlag } from '../dish/types';
import { unknownAllergensIn, type HeldFacts } from '../product/unknown';
import { ALLERGENS, type Allergen, type ProductFacts } from '../product/types';
import type { PlanDay } from './types';

interface Foods {
  readonly dish: (id: number) => TableFacts | undefined;
  readonly product: (id: number) => ProductFacts | undefined;
}
interface Held {
  readonly allergens: readonly Allergen[];
  /** Those that something on the table may hold, and nothing surely does. */
  readonly unknownAllergens: readonly Allergen[];
  readonly dietaryFlags: readonly DietaryFlag[];
  readonly fasting: boolean;
}

/**
 * What all that these days lay on the table holds and keeps to. What is gone, or written as a mere text, may hold any allergen; of
 * diets a text says nothing, for most are drinks.
 */
export function heldIn(days: readonly PlanDay[], { dish, product }: Foods): Held {
  const entries = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  const dishes = entries.filter(({ kind }) => kind === 'dish').map((one) => dish(one.dish ?? 0));
  const products = entries.filter(({ kind }) => kind === 'product').map((one) => product(one.product ?? 0));
  const foods: readonly (HeldFacts | undefined)[] = [...dishes, ...products];
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
