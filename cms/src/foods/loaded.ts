import type { Food } from '../domain/food/types';

/** A food with its number in the source table, before it has an id here. */
export type LoadedFood = Omit<Food, 'id' | 'substitutes'> & { readonly ndb: string };
