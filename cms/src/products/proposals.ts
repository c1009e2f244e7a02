import { type Loss, likelyFoods } from '../domain/food/likely';
import { nameFactsOf } from '../domain/food/nameFacts';
import type { Allergen } from '../domain/product/types';
import { matchableFoods } from '../foods/find';
import { productsOfFoods } from './nameCache';

const MOST = 3;

/** A possible meaning of a written name, and the information in the words that it would lose. */
export interface Proposed {
  readonly product?: number;
  readonly food?: number;
  readonly loses: Loss;
}

/**
 * Proposes meanings for names without a certain one: at most three each, likeliest first; a food with a product is
 * proposed as that product.
 */
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

/** Returns the allergens that the words of each name mention, whatever the name means. */
export async function statedAllergens(names: readonly string[]): Promise<readonly (readonly Allergen[])[]> {
  if (names.length === 0) return [];
  const index = await matchableFoods();
  return names.map((name) => nameFactsOf(name, index).allergens);
}
