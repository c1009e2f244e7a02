import { hasShares } from './plates/without';
import { cleanServings, needOf, ownServings, shareOf } from './servings';
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
    (sum, one) => sum + ownServings(one, eaters) + keptForLater(one.key, left, eaters, depth + 1),
    0,
  );
}

/**
 * Returns the servings to cook for an entry: the number typed in, or what its eaters need; a dish with shares is cooked
 * for its leftovers too.
 */
export function servingsOf(entry: PlanEntry, eaters: readonly Eater[], left: Leftovers): number {
  const own = ownServings(entry, eaters);
  const isForLater = entry.kind === 'dish' && typeof entry.servings !== 'number' && hasShares(entry, eaters);
  return isForLater ? cleanServings(own + keptForLater(entry.key, left, eaters)) : own;
}

/**
 * Returns the servings eaten at an entry's own meal: its shares, up to the servings cooked. Without shares those
 * cooked, minus those kept for later meals, but never less than the eaters at the table need.
 */
export function eatenServings(entry: PlanEntry, left: Leftovers, eaters: readonly Eater[]): number {
  const cooked = servingsOf(entry, eaters, left);
  const needed = Math.min(cooked, needOf(entry, eaters));
  if (hasShares(entry, eaters)) return needed;
  return entry.kind === 'dish' ? Math.max(cooked - keptForLater(entry.key, left, eaters), needed) : cooked;
}

/** Returns the fraction (0 to 1) of a cooked entry that the reader eats at its meal. */
export function readerPart(
  entry: PlanEntry,
  left: Leftovers,
  eaters: readonly Eater[],
  user: number | undefined,
): number {
  const cooked = servingsOf(entry, eaters, left);
  const eaten = cooked > 0 ? eatenServings(entry, left, eaters) / cooked : 0;
  return shareOf(entry, eaters, user) * eaten;
}
