import { type Loss, likelyFoods } from '../domain/food/likely';
import { toldBy } from '../domain/food/told';
import type { Allergen } from '../domain/product/types';
import { matchableFoods } from '../foods/find';
import { productsOfFoods } from './kept';

const MOST = 3;

/** Something that a written name may mean, by its id, and what would be lost of what the words say. */
export interface Proposed {
  readonly product?: number;
  readonly food?: number;
  readonly loses: Loss;
}

/** Proposes meanings of names that mean nothing surely: at most three for each, the likeliest first; a product before its food. */
export async function proposalsFor(names: readonly string[]): Promise<readonly (readonly Proposed[])[]> {
  if (names.length === 0) return [];
  const index = await matchableFoods();
  const standing = await productsOfFoods();
  return names.map((name) =>
    likelyFoods(name, index, MOST).map(({ food, loses }) => {
      const product = standing.get(food.id)?.id;
      return product === undefined ? { food: food.id, loses } : { product, loses };
    }),
  );
}

/** Tells of each name which allergens its words say, whatever is meant. */
export async function toldFor(names: readonly string[]): Promise<readonly (readonly Allergen[])[]> {
  if (names.length === 0) return [];
  const index = await matchableFoods();
  return names.map((name) => toldBy(name, index).allergens);
}
