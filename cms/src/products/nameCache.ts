import type { Findable } from '../domain/food/find';
import type { ChoiceFacts } from '../domain/product/types';
import { foodNameCache } from '../foods/find';
import { type NameCache, createNameCache } from '../foods/nameCache';
import { cachePerGeneration } from '../records/read/generations';

/** Fields of a product needed to find and choose it. */
interface IndexedProduct extends Findable, ChoiceFacts {
  readonly Name: string;
  readonly NameKa: string | null;
  readonly food: number | null;
  readonly verified: boolean;
}

let foods: NameCache<Findable>['all'] = new Map();

const ownNameCache = createNameCache(
  'products',
  ({ id, Name, NameKa, food, verified, ...more }): IndexedProduct => {
    const known = food === null ? undefined : foods.get(food);
    return {
      id,
      Name,
      NameKa,
      food,
      verified: verified === true,
      names: [Name, NameKa].filter((name) => name !== null),
      others: [...(known?.names ?? []), ...(known?.others ?? [])],
      state: known?.state ?? null,
      curated: true,
      calories: more.calories,
      costTetri: more.costTetri,
      allergens: more.allergens,
      unknownAllergens: more.unknownAllergens,
    };
  },
);

/** Returns the names of all products, including those of their foods, indexed for type-ahead search. */
export async function productNameCache(): Promise<NameCache<IndexedProduct>> {
  foods = (await foodNameCache()).all;
  return ownNameCache();
}

/** Returns the product that represents each food: verified ones first, then namesakes of the food, then the oldest. */
export const productsOfFoods = cachePerGeneration('products', async () => {
  const of = new Map<number, IndexedProduct>();
  for (const product of (await productNameCache()).all.values()) {
    if (product.food === null) continue;
    const other = of.get(product.food);
    if (!other || rankOf(product) < rankOf(other)) of.set(product.food, product);
  }
  return of;
});

const rankOf = ({ id, Name, food, verified }: IndexedProduct): number => {
  const isNamesake = food !== null && foods.get(food)?.names.includes(Name);
  return (verified ? 0 : 2e10) + (isNamesake ? 0 : 1e10) + id;
};
