import type { Allergen, ProductFacts } from '../product/types';
import { unknownAllergensIn } from '../product/unknown';
import { DIETARY_FLAGS, type DietaryFlag } from './types';

type KnownOrigin = 'plant' | 'animal' | 'fish' | 'dairy' | 'egg' | 'honey';
const VEGETARIAN: readonly string[] = ['plant', 'dairy', 'egg', 'honey'] satisfies KnownOrigin[];

const CONTRADICTS: Record<DietaryFlag, (product: ProductFacts) => boolean> = {
  Vegan: ({ origin }) => Boolean(origin) && origin !== 'plant',
  Vegetarian: ({ origin }) => (origin ? !VEGETARIAN.includes(origin) : false),
  'Gluten Free': ({ allergens }) => Boolean(allergens?.includes('gluten')),
  'Dairy-Free': ({ origin, allergens }) => origin === 'dairy' || Boolean(allergens?.includes('milk')),
};

/** Allergen that decides a diet, for diets not decided by origin alone. */
export const ALLERGEN_OF: Readonly<Record<string, Allergen>> = {
  'Gluten Free': 'gluten',
  'Dairy-Free': 'milk',
} satisfies Partial<Record<DietaryFlag, Allergen>>;

const OF_THE_SEA: readonly Allergen[] = ['crustaceans', 'fish', 'molluscs'];
/** Animal allergens that break a diet if a kind of food may contain them. */
const BROKEN_BY: Readonly<Partial<Record<DietaryFlag, readonly Allergen[]>>> = {
  Vegan: [...OF_THE_SEA, 'egg', 'milk'],
  Vegetarian: OF_THE_SEA,
};

/**
 * Returns the flags that no ingredient contradicts. Returns none while an ingredient's origin is unknown, and omits
 * flags that depend on an allergen some ingredient may contain.
 */
export function proposedFlags(products: readonly ProductFacts[]): DietaryFlag[] {
  if (products.length === 0 || products.some(({ origin }) => !origin)) return [];
  const open = products.flatMap(unknownAllergensIn);
  const maybe: readonly string[] = products.flatMap(({ unknownAllergens }) => unknownAllergens ?? []);
  return DIETARY_FLAGS.filter((flag) => {
    const allergen = ALLERGEN_OF[flag];
    return (
      !(allergen && open.includes(allergen)) &&
      !BROKEN_BY[flag]?.some((one) => maybe.includes(one)) &&
      !products.some(CONTRADICTS[flag])
    );
  });
}

/** Returns the products that contradict a flag. */
export const contradictions = <P extends ProductFacts>(flag: DietaryFlag, products: readonly P[]): P[] =>
  products.filter(CONTRADICTS[flag]);

/** Returns the flags of dishes that satisfy a diet: Vegan implies Vegetarian and Dairy-Free. */
export const flagsKeeping = (diet: string): string[] =>
  diet === 'Vegetarian' || diet === 'Dairy-Free' ? [diet, 'Vegan'] : [diet];

/**
 * Checks whether a dish suits the Orthodox fast (სამარხვო): all ingredients are known to be plants; an empty dish does
 * not.
 */
export const isFasting = (products: readonly ProductFacts[]): boolean =>
  products.length > 0 && products.every(({ origin }) => origin === 'plant');
