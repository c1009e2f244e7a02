import type { PlanParts } from './record';
import type { DayTotals } from './figures/totals';
import type { Eater, PlanDay, PlanEntry } from './types';

interface Table {
  readonly days: readonly PlanDay[];
  readonly parts: PlanParts;
  readonly eaters: readonly Eater[];
}

/**
 * Checks whether unchanged entries look the same at both tables. Leftovers take their name from another day's dish, so
 * they require equal days.
 */
export function entriesLookSame(entries: readonly PlanEntry[], one: Table, other: Table): boolean {
  if (one.eaters !== other.eaters) return false;
  return entries.every(({ kind, dish, product }) =>
    kind === 'leftovers'
      ? one.days === other.days && one.parts === other.parts
      : isSamePart('dishes', dish, one, other) && isSamePart('products', product, one, other),
  );
}

/** Checks the same for a whole unchanged day. */
export const dayLooksSame = (day: PlanDay, one: Table, other: Table): boolean =>
  day.meals.every(({ entries }) => entriesLookSame(entries, one, other)) &&
  day.exercises.every(({ exercise }) => isSamePart('exercises', exercise, one, other)) &&
  day.supplements.every(({ supplement }) => isSamePart('supplements', supplement, one, other));

const isSamePart = (
  pool: keyof PlanParts,
  id: number | null | undefined,
  one: Table,
  other: Table,
): boolean => !id || one.parts[pool][id] === other.parts[pool][id];

/** Compares two sums by value, since any change to the plan recomputes them. */
export function totalsAreSame(one: DayTotals | undefined, other: DayTotals | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    (['calories', 'fats', 'carbs', 'prots', 'costTetri'] as const).every(
      (name) => one[name] === other[name],
    ) &&
    one.incomplete.join() === other.incomplete.join() &&
    one.priceless.join() === other.priceless.join()
  );
}
