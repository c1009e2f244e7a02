import { ALLERGENS, type Allergen } from '../product/types';
import type { Substitute } from './types';

type Known = Pick<Substitute, 'allergens'>;

/** The allergens of a product that its substitute surely lacks: of what is unknown nothing is said. */
export const lacksOf = (
  product: { readonly allergens?: readonly string[] | null } | null | undefined,
  { allergens }: Known,
): Allergen[] =>
  ALLERGENS.filter((one) => product?.allergens?.includes(one) && allergens && !allergens.includes(one));

/** Whether it is surely free of all that somebody does not bear. */
export const isFreeOf = ({ allergens }: Known, avoided: readonly string[]): boolean =>
  avoided.length === 0 || (allergens !== null && !allergens.some((one) => avoided.includes(one)));

/** Those that somebody bears before the others, each in the order in which they stand. */
export const borneFirst = <S extends Known>(substitutes: readonly S[], avoided: readonly string[]): S[] => [
  ...substitutes.filter((one) => isFreeOf(one, avoided)),
  ...substitutes.filter((one) => !isFreeOf(one, avoided)),
];
