import type { Product } from '../product/record';
import { unknownAllergensIn } from '../product/unknown';
import { ALLERGEN_OF, contradictions, isFasting } from './diet';
import { DIETARY_FLAGS } from './types';
import { isOneOf } from '../isOneOf';

export interface Wishes {
  readonly diet?: readonly string[] | null;
  readonly allergens?: readonly string[] | null;
}
/** Warning about a dish: an allergen, a contradiction to the person's diet, or that one of them is unknown. */
type Warning =
  | { readonly kind: 'allergen' | 'diet'; readonly what: string; readonly products: readonly Product[] }
  | {
      readonly kind: 'unknown';
      readonly what: 'allergens' | 'origin';
      readonly products: readonly Product[];
    };

/** Returns the warnings for a person about a dish of these products, by their own settings; empty if there are none. */
export function warningsFor(wishes: Wishes, products: readonly Product[]): Warning[] {
  const allergens = (wishes.allergens ?? []).map((what) => ({
    kind: 'allergen' as const,
    what,
    products: products.filter((product) => product.allergens?.some((one) => one === what)),
  }));
  const diets = (wishes.diet ?? []).map((what) => ({
    kind: 'diet' as const,
    what,
    products: against(what, products),
  }));
  const all: Warning[] = [...allergens, ...diets, ...unknown(wishes, products)];
  return all.filter((warning) => warning.products.length > 0);
}

/** Returns warnings about facts the person asks for that are unknown for a product; unknown does not mean absent. */
function unknown({ allergens, diet }: Wishes, products: readonly Product[]): Warning[] {
  const asks = (flags: readonly string[]) => diet?.some((one) => flags.includes(one));
  const asked = [...(allergens ?? []), ...(diet ?? []).flatMap((one) => ALLERGEN_OF[one] ?? [])];
  const isOpen = (one: Product) => unknownAllergensIn(one).some((allergen) => asked.includes(allergen));
  return [
    { kind: 'unknown', what: 'allergens', products: products.filter(isOpen) } as const,
    ...(asks(DECIDED_BY_ORIGIN)
      ? [{ kind: 'unknown', what: 'origin', products: products.filter((one) => !one.origin) } as const]
      : []),
  ];
}

/** Diets decided by a product's origin. */
const DECIDED_BY_ORIGIN = ['Vegan', 'Vegetarian', 'fasting'];

function against(diet: string, products: readonly Product[]): Product[] {
  if (diet === 'fasting') return products.filter((product) => product.origin && !isFasting([product]));
  return isOneOf(DIETARY_FLAGS, diet) ? contradictions(diet, products) : [];
}
