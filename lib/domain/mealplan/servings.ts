import type { Eater, PlanEntry } from './types';

type Served = Pick<PlanEntry, 'servings' | 'out'>;

/** A sum of servings without the dust of its arithmetic: 3.6, not 3.5999999999999996. */
export const cleanServings = (servings: number): number => Math.round(servings * 1e6) / 1e6;

/** The sum of the factors at the table for this entry; without eaters, one of factor 1. */
export function factorsOf(eaters: readonly Eater[], out: readonly string[] | null | undefined): number {
  if (eaters.length === 0) return 1;
  return cleanServings(
    eaters.filter(({ key }) => !out?.includes(key)).reduce((sum, { factor }) => sum + factor, 0),
  );
}

/** How many servings of an entry are cooked: typed over, else what the eaters need. */
export const servingsOf = (entry: Served, eaters: readonly Eater[]): number =>
  entry.servings ?? factorsOf(eaters, entry.out);

/** The part (0 to 1) of an entry that the reader eats; who is no eater sees that of an eater of factor 1. */
export function shareOf(entry: Served, eaters: readonly Eater[], user: number | undefined): number {
  if (eaters.length === 0) return 1;
  const reader = eaters.find((eater) => eater.user === user && user !== undefined);
  if (reader && entry.out?.includes(reader.key)) return 0;
  const factors = factorsOf(eaters, entry.out);
  return factors > 0 ? Math.min(1, (reader?.factor ?? 1) / factors) : 0;
}
