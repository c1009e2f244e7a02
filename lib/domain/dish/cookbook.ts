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
}

/** Recipes put together in an order. */
export interface Cookbook extends CookbookCard {
  readonly image: Image | null;
  readonly dishes: readonly CookbookDish[];
  readonly owner: Author | null;
  readonly collaborators: readonly Author[];
}
