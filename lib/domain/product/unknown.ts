import { ALLERGENS, type Allergen } from './types';

/** Allergens of a product or a dish, as far as they are known. */
export interface AllergenFacts {
  /** Null means unknown. */
  readonly allergens?: readonly string[] | null;
  /** Allergens that its kind may contain, unless someone has stated them for this very product. */
  readonly unknownAllergens?: readonly string[] | null;
  /** Facts of a dish that are completely unknown. */
  readonly unknownFacts?: readonly string[] | null;
}

/** Returns the allergens that a product or a dish may contain: all fourteen if nothing is known. */
export function unknownAllergensIn(of: AllergenFacts | null | undefined): readonly Allergen[] {
  if (!of) return [];
  if (of.allergens === null || of.unknownFacts?.includes('allergens')) return ALLERGENS;
  return ALLERGENS.filter((one) => of.unknownAllergens?.includes(one));
}
