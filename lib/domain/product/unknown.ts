import { ALLERGENS, type Allergen } from './types';

/** Allergens of a product or a dish, as far as they are known. */
export interface HeldFacts {
  /** Null is unknown. */
  readonly allergens?: readonly string[] | null;
  /** Those that its kind may hold, where nobody has said of itself. */
  readonly unknownAllergens?: readonly string[] | null;
  /** Facts of a dish that are unknown altogether. */
  readonly unknownFacts?: readonly string[] | null;
}

/** The allergens that a product or a dish may hold for all that is known: all fourteen where nobody has said any. */
export function unknownAllergensIn(of: HeldFacts | null | undefined): readonly Allergen[] {
  if (!of) return [];
  if (of.allergens === null || of.unknownFacts?.includes('allergens')) return ALLERGENS;
  return ALLERGENS.filter((one) => of.unknownAllergens?.includes(one));
}
