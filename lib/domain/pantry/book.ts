import { LIMITS } from '../limits';
import { roundQuantity } from '../storage/units';
import type { Said, Step, There } from './types';

/** Before the first step. */
export const NOTHING: There = { amount: 0, level: 'gone' };

/** As little as below nothing there is more of a thing than a count can say, whatever comes to it. */
const counted = (amount: number): There =>
  amount > 0 ? { amount: Math.min(roundQuantity(amount), LIMITS.amount.max), level: null } : NOTHING;

/** What is there after a step. Of what nobody counted some is taken and some is left; what comes to it is counted from there on. */
export function after(there: There, said: Said): There {
  if ('is' in said) return typeof said.is === 'number' ? counted(said.is) : { amount: 0, level: said.is };
  if (there.level !== null && said.by < 0) return there;
  return counted(there.amount + said.by);
}

/** Keys of the steps that do not count: those undone by a step that was not undone itself. */
export function undone(steps: readonly Pick<Step, 'key' | 'undoes'>[]): Set<string> {
  const off = new Set<string>();
  for (const { key, undoes } of steps.toReversed()) if (undoes !== null && !off.has(key)) off.add(undoes);
  return off;
}

/** What is there after all steps, in their order; a count makes what was said before it not matter, undone or not. */
export function thereAfter(steps: readonly Step[]): There {
  const off = undone(steps);
  return steps.reduce(
    (there, { key, said }) => (said && !off.has(key) ? after(there, said) : there),
    NOTHING,
  );
}
