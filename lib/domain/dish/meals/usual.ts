import type { DishType } from '../types';

/** Meals of a dish without types. */
export const MAIN_MEALS: readonly DishType[] = ['Lunch', 'Dinner'];

/** Returns the meals a dish may be cooked for; a dish without types is a lunch or a dinner. */
export const mealsFor = (types: readonly DishType[]): readonly DishType[] =>
  types.length > 0 ? types : MAIN_MEALS;
