import { factorsOf, servingsOf, shareOf } from './servings';
import type { Eater, PlanDay, PlanEntry } from './types';

/** The leftovers that are taken from each entry, by its key. */
export type Leftovers = ReadonlyMap<string, readonly PlanEntry[]>;

const worked = new WeakMap<readonly PlanDay[], Leftovers>();

/** Worked out once for the same days, since a calendar asks for each of its entries. */
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

/** How many servings of what is cooked are eaten later; those of leftovers of leftovers come out of the same pot. */
function keptOf(key: string, left: Leftovers, eaters: readonly Eater[], depth = 0): number {
  if (depth > 10) return 0;
  const taken = left.get(key) ?? [];
  return taken.reduce(
    (sum, one) => sum + servingsOf(one, eaters) + keptOf(one.key, left, eaters, depth + 1),
    0,
  );
}

/**
 * How many servings of an entry are eaten at its own meal: all that are cooked, less what is kept for later meals where
 * servings are typed over to have some left. The eaters come first.
 */
export function eatenServings(entry: PlanEntry, left: Leftovers, eaters: readonly Eater[]): number {
  const cooked = servingsOf(entry, eaters);
  if (entry.kind !== 'dish') return cooked;
  return Math.max(cooked - keptOf(entry.key, left, eaters), Math.min(cooked, factorsOf(eaters, entry.out)));
}

/** The part (0 to 1) of what an entry holds that the reader eats at its meal. */
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
