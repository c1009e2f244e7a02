import type { Language } from '../language';
import type { ProductFacts } from '../product/types';

export const DISH_TYPES = ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert'] as const;
export type DishType = (typeof DISH_TYPES)[number];

export const DIETARY_FLAGS = ['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free'] as const;
export type DietaryFlag = (typeof DIETARY_FLAGS)[number];
/** Diets a person may keep; recipes have a flag for each, except that fasting is computed from the ingredients. */
export const DIETS = [...DIETARY_FLAGS, 'fasting'] as const;
export type Diet = (typeof DIETS)[number];

export const UNITS = ['gr', 'ml', 'Spoon', 'Tea Spoon', 'Table Spoon', 'Pinch', 'Piece'] as const;
export type Unit = (typeof UNITS)[number];

export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Line of a recipe; `product` is absent if it no longer exists. A missing amount means "to taste". */
export interface IngredientLine {
  readonly amount: number | null;
  /** Upper end of a range. */
  readonly amountTo?: number | null;
  readonly unit: Unit | null;
  readonly product?: ProductFacts;
}

/** Data for computing nutrition and cost. */
export interface DishFacts {
  readonly ingredients: readonly IngredientLine[];
  readonly sections: readonly { readonly ingredients: readonly IngredientLine[] }[];
  readonly servingAmount: number | null;
  readonly cookedWeight?: number | null;
}

export type { Language };
