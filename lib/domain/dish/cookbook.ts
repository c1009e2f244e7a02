import type { Image } from '../image/pick';
import type { Author, DishImage } from './record';
import type { Visibility } from './types';

/** A recipe in a cookbook; of one that the reader may not open nothing is known but that it is closed. */
export interface CookbookDish {
  readonly id: number;
  readonly Name: string;
  readonly DishImages: readonly DishImage[];
  readonly isClosed: boolean;
}

export interface CookbookCard {
  readonly id: number;
  readonly Name: string;
  readonly Description: string;
  readonly visibility: Visibility;
  readonly hidden: boolean;
  /** Its own picture, else that of its first recipe. */
  readonly cover: Image | null;
  readonly recipeCount: number;
}

/** Recipes put together in an order. */
export interface Cookbook extends Omit<CookbookCard, 'cover' | 'recipeCount'> {
  /** Its own picture. */
  readonly image: DishImage | null;
  readonly dishes: readonly CookbookDish[];
  readonly owner: Author | null;
  readonly collaborators: readonly Author[];
}
