import { LIMITS } from '../limits';
import { roundQuantity } from '../storage/units';
import type { StepContent, Step, ItemStock } from './types';

/** State of an item before its first step. */
export const NO_STOCK: ItemStock = { amount: 0, level: 'gone' };

/** Clamps an amount: nothing below zero, nothing above the largest amount that can be stored. */
const counted = (amount: number): ItemStock =>
  amount > 0 ? { amount: Math.min(roundQuantity(amount), LIMITS.amount.max), level: null } : NO_STOCK;

/**
 * Returns the state of an item after a step. Taking from an item with a level leaves it unchanged; adding to one starts
 * a count.
 */
export function applyStep(there: ItemStock, said: StepContent): ItemStock {
  if ('is' in said) return typeof said.is === 'number' ? counted(said.is) : { amount: 0, level: said.is };
  if (there.level !== null && said.by < 0) return there;
  return counted(there.amount + said.by);
}

/** Returns the keys of the steps that do not count: those undone by a step that still stands. */
export function undoneKeys(steps: readonly Pick<Step, 'key' | 'undoes'>[]): Set<string> {
  const off = new Set<string>();
  for (const { key, undoes } of steps.toReversed()) if (undoes !== null && !off.has(key)) off.add(undoes);
  return off;
}

/**
 * Replays all steps in order and returns the resulting state. A count overrides everything before it, undone or not.
 */
export function replaySteps(steps: readonly Step[]): ItemStock {
  const off = undoneKeys(steps);
  return steps.reduce(
    (there, { key, said }) => (said && !off.has(key) ? applyStep(there, said) : there),
    NO_STOCK,
  );
}

/** Returns the steps of one cause that still count, in order: neither undo steps nor undone ones. */
export function standingSteps<S extends Pick<Step, 'key' | 'undoes'>>(steps: readonly S[]): S[] {
  const off = undoneKeys(steps);
  return steps.filter(({ key, undoes }) => undoes === null && !off.has(key));
}
