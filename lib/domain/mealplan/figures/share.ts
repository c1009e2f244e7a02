import type { PlanTargets } from '../record';
import { eatenServings, leftoversIn } from '../eaten';
import { cleanServings, shareOf } from '../servings';
import type { Eater, PlanDay, PlanEntry } from '../types';

interface Table {
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
}

/** How many servings of an entry the reader eats; to open its recipe one cooks for all of `servingsOf`. */
export const readerServings = (entry: PlanEntry, { days, eaters }: Table, user: number | undefined): number =>
  cleanServings(eatenServings(entry, leftoversIn(days), eaters) * shareOf(entry, eaters, user));

/** Whether anything of the eaters needs showing: the default (nobody named, or one of factor 1) shows nothing of them. */
export const hasTable = (eaters: readonly Eater[]): boolean =>
  eaters.length > 1 || (eaters.length === 1 && eaters[0].factor !== 1);

/** The targets that a day is measured against: the reader's own where they have set one, else the plan's. */
export function targetsFor(
  own: PlanTargets | null | undefined,
  plan: PlanTargets | null | undefined,
): PlanTargets {
  const names = ['calories', 'fats', 'carbs', 'prots', 'costTetriPerDay'] as const;
  return Object.fromEntries(names.map((name) => [name, own?.[name] ?? plan?.[name] ?? null]));
}
