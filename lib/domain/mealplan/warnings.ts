import type { Eater, PlanEntry } from './types';

/** Somebody at the table for whom something holds what they do not bear. */
export interface Warned {
  readonly name: string;
  readonly allergens: readonly string[];
}

/**
 * The eaters who do not bear what an entry holds, by what the plan keeps of them; those who sit it out are left out.
 * The reader's own allergens are their settings' business, so as an eater they are left out.
 */
export function warnedEaters(
  entry: Pick<PlanEntry, 'out'>,
  eaters: readonly Eater[],
  { allergens, reader }: { allergens?: readonly string[] | null; reader?: number },
): Warned[] {
  return eaters
    .filter(({ key, user }) => !entry.out?.includes(key) && (reader === undefined || user !== reader))
    .map(({ Name, allergens: own }) => ({
      name: Name,
      allergens: (own ?? []).filter((one) => allergens?.includes(one)),
    }))
    .filter((warned) => warned.allergens.length > 0);
}

/** Whether the reader is one of the eaters and sits this entry out. */
export const sitsOut = (
  entry: Pick<PlanEntry, 'out'>,
  eaters: readonly Eater[],
  reader: number | undefined,
): boolean =>
  eaters.some(({ key, user }) => reader !== undefined && user === reader && entry.out?.includes(key));
