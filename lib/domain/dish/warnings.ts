import type { Product } from '../product/record';
import { contradictions, isFasting } from './diet';
import { DIETARY_FLAGS, type DietaryFlag } from './types';

export interface Wishes {
  readonly diet?: readonly string[] | null;
  readonly allergens?: readonly string[] | null;
}
/** Something in a dish that a person does not eat: an allergen, or what speaks against their diet. */
interface Warning {
  readonly kind: 'allergen' | 'diet';
  readonly what: string;
  readonly products: readonly Product[];
}

/** What a person should know before eating a dish of these products, by their own settings; empty when all is well. */
export function warningsFor(wishes: Wishes, products: readonly Product[]): Warning[] {
  const allergens = (wishes.allergens ?? []).map((what) => ({
    kind: 'allergen' as const,
    what,
    products: products.filter((product) => product.allergens?.includes(what)),
  }));
  const diets = (wishes.diet ?? []).map((what) => ({
    kind: 'diet' as const,
    what,
    products: against(what, products),
  }));
  return [...allergens, ...diets].filter((warning) => warning.products.length > 0);
}

function against(diet: string, products: readonly Product[]): Product[] {
  if (diet === 'fasting') return products.filter((product) => product.origin && !isFasting([product]));
  if (!DIETARY_FLAGS.includes(diet as DietaryFlag)) return [];
  return contradictions(diet as DietaryFlag, products) as Product[];
}
