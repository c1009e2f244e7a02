import type { ProductFacts } from '../product/types';
import { DIETARY_FLAGS, type DietaryFlag } from './types';

type KnownOrigin = 'plant' | 'animal' | 'fish' | 'dairy' | 'egg' | 'honey';
const VEGETARIAN: readonly string[] = ['plant', 'dairy', 'egg', 'honey'] satisfies KnownOrigin[];

const CONTRADICTS: Record<DietaryFlag, (product: ProductFacts) => boolean> = {
  Vegan: ({ origin }) => Boolean(origin) && origin !== 'plant',
  Vegetarian: ({ origin }) => Boolean(origin) && !VEGETARIAN.includes(origin as string),
  'Gluten Free': ({ allergens }) => Boolean(allergens?.includes('gluten')),
  'Dairy-Free': ({ origin, allergens }) => origin === 'dairy' || Boolean(allergens?.includes('milk')),
};

/** Diets that are told by what a product holds, not only by where it comes from. */
export const TOLD_BY_ALLERGENS: readonly string[] = ['Gluten Free', 'Dairy-Free'] satisfies DietaryFlag[];

/**
 * The flags that no ingredient contradicts; none are proposed while an ingredient's origin is unknown, nor those that are told
 * by allergens while these are.
 */
export function proposedFlags(products: readonly ProductFacts[]): DietaryFlag[] {
  if (products.length === 0 || products.some(({ origin }) => !origin)) return [];
  const isKnown = products.every(({ allergens }) => allergens);
  return DIETARY_FLAGS.filter(
    (flag) => (isKnown || !TOLD_BY_ALLERGENS.includes(flag)) && !products.some(CONTRADICTS[flag]),
  );
}

/** The products that speak against a flag. */
export const contradictions = (flag: DietaryFlag, products: readonly ProductFacts[]): ProductFacts[] =>
  products.filter(CONTRADICTS[flag]);

/** The flags of dishes that keep to a diet: what is vegan is vegetarian and dairy-free, flagged so or not. */
export const flagsKeeping = (diet: string): string[] =>
  diet === 'Vegetarian' || diet === 'Dairy-Free' ? [diet, 'Vegan'] : [diet];

/** Fasting (სამარხვო): everything in it is known to be of plants; an empty dish is not. */
export const isFasting = (products: readonly ProductFacts[]): boolean =>
  products.length > 0 && products.every(({ origin }) => origin === 'plant');
