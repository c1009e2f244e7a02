import { toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import type { ProductFacts } from '../product/types';

const SPOONS: readonly (Unit | null)[] = ['Spoon', 'Tea Spoon', 'Table Spoon', 'Pinch'];
/** So many spoons one still sees before oneself. */
const MOST = 10;

/**
 * How much of a thing is there, of which a recipe takes spoons: a few are told in spoons, a bag of it by its weight. What nobody
 * can weigh stays as it was counted.
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
