import { factorsOf, servingsOf, shareOf } from './servings';
import type { Eater, PlanDay, PlanEntry } from './types';

/** Leftovers taken from each entry, by the entry's key. */
export type Leftovers = ReadonlyMap<string, readonly PlanEntry[]>;

const worked = new WeakMap<readonly PlanDay[], Leftovers>();

/** Returns the leftovers of these days; cached per array, since a calendar asks for each of its entries. */
export function leftoversIn(days: readonly PlanDay[]): Leftovers {
  const known = worked.get(days);
  if (known) return known;
  const left = new Map<string, PlanEntry[]>();
  const entries = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  for (const entry of entries) {
    if (entry.kind === 'leftovers' && entry.of) left.set(entry.of, [...(left.get(entry.of) ?? []), entry]);
  }
  worked.set(days, left);
  return left;
}

/** Returns the servings kept for later meals, including leftovers of leftovers, which come out of the same pot. */
function keptForLater(key: string, left: Leftovers, eaters: readonly Eater[], depth = 0): number {
  if (depth > 10) return 0;
  const taken = left.get(key) ?? [];
  return taken.reduce(
    (sum, one) => sum + servingsOf(one, eaters) + keptForLater(one.key, left, eaters, depth + 1),
    0,
  );
}

/**
 * Returns the servings eaten at an entry's own meal: those cooked, minus those kept for later meals. Never less than
 * the eaters at the table need, up to the servings cooked.
 */
export function eatenServings(entry: PlanEntry, left: Leftovers, eaters: readonly Eater[]): number {
  const cooked = servingsOf(entry, eaters);
  if (entry.kind !== 'dish') return cooked;
  return Math.max(
    cooked - keptForLater(entry.key, left, eaters),
    Math.min(cooked, factorsOf(eaters, entry.out)),
  );
}

/** Returns the fraction (0 to 1) of a cooked entry that the reader eats at its meal. */
export function readerPart(
  entry: PlanEntry,
  left: Leftovers,
  eaters: readonly Eater[],
  user: number | undefined,
): number {
  const cooked = servingsOf(entry, eaters);
  const eaten = cooked > 0 ? eatenServings(entry, left, eaters) / cooked : 0;
  return shareOf(entry, eaters, user) * eaten;
}
