import type { Allergen, ProductFacts } from '../product/types';
import { unknownAllergensIn } from '../product/unknown';
import { DIETARY_FLAGS, type DietaryFlag } from './types';

type KnownOrigin = 'plant' | 'animal' | 'fish' | 'dairy' | 'egg' | 'honey';
const VEGETARIAN: readonly string[] = ['plant', 'dairy', 'egg', 'honey'] satisfies KnownOrigin[];

const CONTRADICTS: Record<DietaryFlag, (product: ProductFacts) => boolean> = {
  Vegan: ({ origin }) => Boolean(origin) && origin !== 'plant',
  Vegetarian: ({ origin }) => Boolean(origin) && !VEGETARIAN.includes(origin as string),
  'Gluten Free': ({ allergens }) => Boolean(allergens?.includes('gluten')),
  'Dairy-Free': ({ origin, allergens }) => origin === 'dairy' || Boolean(allergens?.includes('milk')),
};

/** The allergen by which a diet is told, where it is not by where a product comes from alone. */
export const ALLERGEN_OF: Readonly<Record<string, Allergen>> = {
  'Gluten Free': 'gluten',
  'Dairy-Free': 'milk',
} satisfies Partial<Record<DietaryFlag, Allergen>>;

const OF_THE_SEA: readonly Allergen[] = ['crustaceans', 'fish', 'molluscs'];
/** Allergens of animals that break a diet where a kind of food may hold them. */
const BROKEN_BY: Readonly<Partial<Record<DietaryFlag, readonly Allergen[]>>> = {
  Vegan: [...OF_THE_SEA, 'egg', 'milk'],
  Vegetarian: OF_THE_SEA,
};

/**
 * The flags that no ingredient contradicts; none are proposed while an ingredient's origin is unknown, nor those that are told
 * by an allergen that something may hold.
 */
export function proposedFlags(products: readonly ProductFacts[]): DietaryFlag[] {
  if (products.length === 0 || products.some(({ origin }) => !origin)) return [];
  const open = products.flatMap(unknownAllergensIn);
  const maybe: readonly string[] = products.flatMap(({ unknownAllergens }) => unknownAllergens ?? []);
  return DIETARY_FLAGS.filter(
    (flag) =>
      !open.includes(ALLERGEN_OF[flag]) &&
      !BROKEN_BY[flag]?.some((one) => maybe.includes(one)) &&
      !products.some(CONTRADICTS[flag]),
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
