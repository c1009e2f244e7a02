import type { PlanTargets } from '../record';
import { eatenServings, leftoversIn } from '../eaten';
import { cleanServings, shareOf } from '../servings';
import type { Eater, PlanDay, PlanEntry } from '../types';

interface Table {
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
}

/** Returns the servings of an entry that the reader eats; its recipe opens for all of `servingsOf`. */
export const readerServings = (entry: PlanEntry, { days, eaters }: Table, user: number | undefined): number =>
  cleanServings(eatenServings(entry, leftoversIn(days), eaters) * shareOf(entry, eaters, user));

/** Checks whether the eaters are worth showing; the default (none, or one of factor 1) is not. */
export const hasTable = (eaters: readonly Eater[]): boolean =>
  eaters.length > 1 || eaters.some(({ factor }) => factor !== 1);

/** Returns the targets for a day: the reader's own where set, otherwise the plan's. */
export function targetsFor(
  own: PlanTargets | null | undefined,
  plan: PlanTargets | null | undefined,
): PlanTargets {
  const names = ['calories', 'fats', 'carbs', 'prots', 'costTetriPerDay'] as const;
  return Object.fromEntries(names.map((name) => [name, own?.[name] ?? plan?.[name] ?? null]));
}
