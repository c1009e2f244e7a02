import { type HeldFacts, unknownAllergensIn } from '../product/unknown';
import type { Eater, PlanEntry } from './types';

/** Somebody at the table for whom something holds what they do not bear, or may hold it for all that is known. */
export interface Warned {
  readonly name: string;
  readonly allergens: readonly string[];
  readonly unknown?: readonly string[];
}

/**
 * The eaters who do not bear what an entry holds, or may hold, by what the plan keeps of them; those who sit it out are left out.
 * The reader's own allergens are their settings' business, so as an eater they are left out.
 */
export function warnedEaters(
  entry: Pick<PlanEntry, 'out'>,
  eaters: readonly Eater[],
  { food, reader }: { food?: HeldFacts | null; reader?: number },
): Warned[] {
  const open: readonly string[] = unknownAllergensIn(food);
  return eaters
    .filter(({ key, user }) => !entry.out?.includes(key) && (reader === undefined || user !== reader))
    .map(({ Name, allergens: own }) => {
      const held = (own ?? []).filter((one) => food?.allergens?.includes(one));
      const unknown = (own ?? []).filter((one) => open.includes(one) && !held.includes(one));
      return { name: Name, allergens: held, ...(unknown.length > 0 && { unknown }) };
    })
    .filter(({ allergens, unknown }) => allergens.length > 0 || unknown);
}

/** Whether the reader is one of the eaters and sits this entry out. */
export const sitsOut = (
  entry: Pick<PlanEntry, 'out'>,
  eaters: readonly Eater[],
  reader: number | undefined,
): boolean =>
  eaters.some(({ key, user }) => reader !== undefined && user === reader && entry.out?.includes(key));
