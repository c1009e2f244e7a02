import type { Food } from '../domain/food/types';

/** A food with its number in the source, before it has one here. */
export type LoadedFood = Omit<Food, 'id' | 'substitutes'> & { readonly ndb: string };
