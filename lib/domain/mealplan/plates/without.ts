import type { Eater, PlanEntry } from '../types';

type Shared = Pick<PlanEntry, 'out' | 'shares'>;

/** Checks whether an entry's shares count at this table: one of them, even of 0, belongs to an eater. */
export const hasShares = ({ shares }: Shared, eaters: readonly Eater[]): boolean =>
  Boolean(shares?.some(({ eater }) => eaters.some(({ key }) => key === eater)));

/** Returns an eater's share of an entry with shares; 0 for those who skip it or who came to the table later. */
export const shareIn = ({ shares, out }: Shared, key: string): number =>
  out?.includes(key) ? 0 : (shares?.find(({ eater }) => eater === key)?.servings ?? 0);

/** Checks whether this eater eats something else: they skip the entry, or the others alone have shares in it. */
export const isWithout = (entry: Shared, eaters: readonly Eater[], key: string): boolean =>
  hasShares(entry, eaters) ? shareIn(entry, key) === 0 : Boolean(entry.out?.includes(key));
