import { ALLERGENS, type Allergen } from '../product/types';
import type { Substitute } from './types';

type KnownAllergens = Pick<Substitute, 'allergens'>;

/**
 * Returns the product's allergens that the substitute is known to lack; empty if the substitute's allergens are
 * unknown.
 */
export const lacksOf = (
  product: { readonly allergens?: readonly string[] | null } | null | undefined,
  { allergens }: KnownAllergens,
): Allergen[] =>
  ALLERGENS.filter((one) => product?.allergens?.includes(one) && allergens && !allergens.includes(one));

/** Checks whether a substitute is known to be free of all avoided allergens. */
export const isFreeOf = ({ allergens }: KnownAllergens, avoided: readonly string[]): boolean =>
  avoided.length === 0 || (allergens !== null && !allergens.some((one) => avoided.includes(one)));

/** Sorts substitutes free of the avoided allergens to the front; keeps the order otherwise. */
export const borneFirst = <S extends KnownAllergens>(
  substitutes: readonly S[],
  avoided: readonly string[],
): S[] => [
  ...substitutes.filter((one) => isFreeOf(one, avoided)),
  ...substitutes.filter((one) => !isFreeOf(one, avoided)),
];
