import { toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import type { ProductFacts } from '../product/types';

const SPOONS: readonly (Unit | null)[] = ['Spoon', 'Tea Spoon', 'Table Spoon', 'Pinch'];
/** Maximum number of spoons a person can still picture. */
const MOST = 10;

/**
 * Returns the stock of an item that a recipe measures in spoons: a few stay in spoons, more is converted to grams. An
 * amount that cannot be weighed stays as it was counted.
 */
export function inWeight(
  there: number | null,
  unit: Unit | null,
  product: ProductFacts | null,
): { readonly there: number | null; readonly unit: Unit | null } {
  if (there === null || there <= MOST || !unit || !product || !SPOONS.includes(unit)) return { there, unit };
  const grams = toGrams(there, unit, product);
  return grams === undefined ? { there, unit } : { there: Math.round(grams), unit: 'gr' };
}
