import { hasShares } from './without';
import { plateOf } from '../servings';
import type { Eater, PlanEntry } from '../types';

/** One eater's plate, and their place at the table. */
export interface Plate {
  readonly eater: Eater;
  readonly at: number;
  readonly servings: number;
}

/** Returns the plates of those who eat an entry with shares; none for an entry that goes by the factors. */
export const platesOf = (entry: Pick<PlanEntry, 'out' | 'shares'>, eaters: readonly Eater[]): Plate[] =>
  hasShares(entry, eaters)
    ? eaters
        .map((eater, at) => ({ eater, at, servings: plateOf(entry, eaters, eater) }))
        .filter(({ servings }) => servings > 0)
    : [];
