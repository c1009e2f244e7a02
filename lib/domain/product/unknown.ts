import { ALLERGENS, type Allergen } from './types';

/** What is known of the allergens of a product or a dish. */
export interface HeldFacts {
  /** Null is unknown. */
  readonly allergens?: readonly string[] | null;
  /** Those that its kind may hold, where nobody has said of itself. */
  readonly unknownAllergens?: readonly string[] | null;
  /** What of a dish is unknown altogether. */
  readonly unknownFacts?: readonly string[] | null;
}

/** The allergens that a product or a dish may hold for all that is known: all fourteen where nobody has said any. */
export function unknownAllergensIn(of: HeldFacts | null | undefined): readonly Allergen[] {
  if (!of) return [];
  if (of.allergens === null || of.unknownFacts?.includes('allergens')) return ALLERGENS;
  return ALLERGENS.filter((one) => of.unknownAllergens?.includes(one));
}
