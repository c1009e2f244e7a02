import type { Image } from '../image/pick';
import type { Author, DishImage } from './record';
import type { Visibility } from './types';

/** Recipe in a cookbook; if the reader may not open it, only `isClosed` is meaningful. */
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
  /** Own picture, otherwise that of its first recipe. */
  readonly cover: Image | null;
  readonly recipeCount: number;
}

/** Ordered collection of recipes. */
export interface Cookbook extends Omit<CookbookCard, 'cover' | 'recipeCount'> {
  /** Own picture. */
  readonly image: DishImage | null;
  readonly dishes: readonly CookbookDish[];
  readonly owner: Author | null;
  readonly collaborators: readonly Author[];
}

/** Returns a cookbook's picture: its own, otherwise that of its first recipe with one, as lists show it. */
export const coverOf = ({ image, dishes }: Pick<Cookbook, 'image' | 'dishes'>): DishImage | undefined =>
  image ?? dishes.find(({ DishImages }) => DishImages.length > 0)?.DishImages[0];
