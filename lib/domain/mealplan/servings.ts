import type { Eater, PlanEntry } from './types';

type Served = Pick<PlanEntry, 'servings' | 'out'>;

/** Rounds off floating-point noise: 3.6, not 3.5999999999999996. */
export const cleanServings = (servings: number): number => Math.round(servings * 1e6) / 1e6;

/** Returns the sum of the factors of those who eat an entry; 1 if no eaters are named. */
export function factorsOf(eaters: readonly Eater[], out: readonly string[] | null | undefined): number {
  if (eaters.length === 0) return 1;
  return cleanServings(
    eaters.filter(({ key }) => !out?.includes(key)).reduce((sum, { factor }) => sum + factor, 0),
  );
}

/** Returns the servings to cook for an entry: the overridden number, or the eaters' need. */
export const servingsOf = (entry: Served, eaters: readonly Eater[]): number =>
  entry.servings ?? factorsOf(eaters, entry.out);

/** Returns the fraction (0 to 1) of an entry that the reader eats; a reader who is no eater counts with factor 1. */
export function shareOf(entry: Served, eaters: readonly Eater[], user: number | undefined): number {
  if (eaters.length === 0) return 1;
  const reader = eaters.find((eater) => eater.user === user && user !== undefined);
  if (reader && entry.out?.includes(reader.key)) return 0;
  const factors = factorsOf(eaters, entry.out);
  return factors > 0 ? Math.min(1, (reader?.factor ?? 1) / factors) : 0;
}
