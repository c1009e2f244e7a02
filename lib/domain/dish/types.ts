import type { Language } from '../language';
import type { ProductFacts } from '../product/types';

export const DISH_TYPES = ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert'] as const;
export type DishType = (typeof DISH_TYPES)[number];

export const DIETARY_FLAGS = ['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free'] as const;
export type DietaryFlag = (typeof DIETARY_FLAGS)[number];
/** What a person may keep to: a recipe is flagged for each, fasting is worked out from what is in it. */
export const DIETS = [...DIETARY_FLAGS, 'fasting'] as const;

export const UNITS = ['gr', 'ml', 'Spoon', 'Tea Spoon', 'Table Spoon', 'Pinch', 'Piece'] as const;
export type Unit = (typeof UNITS)[number];

export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** One line of a recipe; `product` is absent when the product is gone. Without an amount it is to taste. */
export interface IngredientLine {
  readonly amount: number | null;
  /** The upper end of a range. */
  readonly amountTo?: number | null;
  readonly unit: Unit | null;
  readonly product?: ProductFacts;
}

/** What nutrition and cost are computed from. */
export interface DishFacts {
  readonly ingredients: readonly IngredientLine[];
  readonly sections: readonly { readonly ingredients: readonly IngredientLine[] }[];
  readonly servingAmount: number | null;
  readonly cookedWeight?: number | null;
}

export type { Language };
