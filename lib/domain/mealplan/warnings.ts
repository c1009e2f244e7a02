import { type AllergenFacts, unknownAllergensIn } from '../product/unknown';
import { isWithout } from './plates/without';
import type { Eater, PlanEntry } from './types';

/** Eater who does not tolerate an allergen that a food contains or (`unknown`) may contain. */
export interface Warned {
  readonly name: string;
  readonly allergens: readonly string[];
  readonly unknown?: readonly string[];
}

/**
 * Returns the eaters who do not tolerate an allergen that an entry contains or may contain, from the plan's data; those
 * who sit it out or eat something else are left out. Leaves out the reader, whose allergens are in their settings.
 */
export function warnedEaters(
  entry: Pick<PlanEntry, 'out' | 'shares'>,
  eaters: readonly Eater[],
  { food, reader }: { food?: AllergenFacts | null; reader?: number },
): Warned[] {
  const open: readonly string[] = unknownAllergensIn(food);
  return eaters
    .filter(({ key, user }) => !isWithout(entry, eaters, key) && (reader === undefined || user !== reader))
    .map(({ Name, allergens: own }) => {
      const held = (own ?? []).filter((one) => food?.allergens?.includes(one));
      const unknown = (own ?? []).filter((one) => open.includes(one) && !held.includes(one));
      return { name: Name, allergens: held, ...(unknown.length > 0 && { unknown }) };
    })
    .filter(({ allergens, unknown }) => allergens.length > 0 || unknown);
}

/** Checks whether the reader is an eater who sits this entry out or eats something else. */
export const sitsOut = (
  entry: Pick<PlanEntry, 'out' | 'shares'>,
  eaters: readonly Eater[],
  reader: number | undefined,
): boolean =>
  eaters.some(({ key, user }) => reader !== undefined && user === reader && isWithout(entry, eaters, key));
