import { hasShares, shareIn } from './plates/without';
import type { Eater, PlanEntry } from './types';

type Served = Pick<PlanEntry, 'servings' | 'out' | 'shares'>;
type Shared = Pick<PlanEntry, 'out' | 'shares'>;

/** Rounds off floating-point noise: 3.6, not 3.5999999999999996. */
export const cleanServings = (servings: number): number => Math.round(servings * 1e6) / 1e6;

/** Rounds to the two decimals that a share is stored with. */
export const roundShare = (servings: number): number => Math.round(servings * 100) / 100;

/** Returns the sum of the factors of those who eat an entry; 1 if no eaters are named. */
export function factorsOf(eaters: readonly Eater[], out: readonly string[] | null | undefined): number {
  if (eaters.length === 0) return 1;
  return cleanServings(
    eaters.filter(({ key }) => !out?.includes(key)).reduce((sum, { factor }) => sum + factor, 0),
  );
}

/** Returns the servings that an eater eats of an entry: their share, otherwise their factor. */
export function plateOf(entry: Shared, eaters: readonly Eater[], { key, factor }: Eater): number {
  if (hasShares(entry, eaters)) return shareIn(entry, key);
  return entry.out?.includes(key) ? 0 : factor;
}

/** Returns the servings that the eaters need at an entry: the sum of their shares, otherwise of their factors. */
export const needOf = (entry: Shared, eaters: readonly Eater[]): number =>
  hasShares(entry, eaters)
    ? cleanServings(eaters.reduce((sum, { key }) => sum + shareIn(entry, key), 0))
    : factorsOf(eaters, entry.out);

/** Returns the servings of an entry by itself: the number typed in, or what its eaters need. */
export const ownServings = (entry: Served, eaters: readonly Eater[]): number =>
  entry.servings ?? needOf(entry, eaters);

/**
 * Returns the fraction (0 to 1) of an entry that the reader eats. A reader who is no eater counts with factor 1: of
 * shares they eat the mean share per factor of the whole table.
 */
export function shareOf(entry: Served, eaters: readonly Eater[], user: number | undefined): number {
  if (eaters.length === 0) return 1;
  const reader = eaters.find((eater) => eater.user === user && user !== undefined);
  const need = needOf(entry, eaters);
  if (need <= 0) return 0;
  if (reader) return Math.min(1, plateOf(entry, eaters, reader) / need);
  return Math.min(1, 1 / (hasShares(entry, eaters) ? factorsOf(eaters, null) : need));
}
