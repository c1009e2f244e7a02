import type { DishType } from '../types';

/** The meals of a dish that says none. */
export const MAIN_MEALS: readonly DishType[] = ['Lunch', 'Dinner'];

/** The meals that a dish may be cooked for: one that says none is a lunch or a dinner. */
export const mealsFor = (types: readonly DishType[]): readonly DishType[] =>
  types.length > 0 ? types : MAIN_MEALS;
