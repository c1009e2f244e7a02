import type { Knex } from 'knex';
import type { ProductFacts } from '../../domain/product/types';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import type { FactsOf } from '../take/mealsAndDiets';

/** Returns a reader of product and food facts that reads each record once, however many recipes name it. */
export function factsReader(db: Knex): FactsOf {
  const reader = (name: 'products' | 'foods') => {
    const known = new Map<number, ProductFacts | null>();
    return async (ids: readonly number[]) => {
      const missing = [...new Set(ids)].filter((id) => !known.has(id));
      const found = await readBodies(db, collectionOf(name), missing);
      for (const id of missing) {
        const body = found.get(id);
        known.set(
          id,
          body
            ? {
                Name: body.Name ?? '',
                origin: body.origin,
                allergens: body.allergens,
                unknownAllergens: body.unknownAllergens,
              }
            : null,
        );
      }
      return known;
    };
  };
  const [products, foods] = [reader('products'), reader('foods')];
  return async (lines) => {
    const ofProducts = await products(lines.flatMap(({ product }) => product ?? []));
    const ofFoods = await foods(lines.flatMap(({ food }) => food ?? []));
    return lines.map(({ product, food }) => ofProducts.get(product ?? 0) ?? ofFoods.get(food ?? 0) ?? null);
  };
}
