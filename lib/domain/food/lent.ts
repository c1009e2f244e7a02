import type { Product } from '../product/record';

type LentName = keyof NonNullable<Product['lent']>;

/** Checks whether a product has a value from its food: it is the product's own unless `lent` holds the same. */
export function isLent(product: Partial<Product>, name: LentName): boolean {
  const lent = product.lent?.[name];
  return lent !== null && lent !== undefined && JSON.stringify(lent) === JSON.stringify(product[name]);
}
