import type { Day } from '../time/day';
import { undone } from './book';
import type { Step } from './types';

/** An order as what brings things home. */
export const orderCause = (order: number): string => `order-${order}`;

/** A recipe that was said to be cooked, as what takes them out. */
export const cookingCause = (cooking: number): string => `cooking-${cooking}`;

/** A plan's meal that is done on a day, by the key of its entry; whoever of a household says so, it is the same one. */
export const mealCause = (key: string, day: Day): string => `meal-${key.toLowerCase()}-${day}`;

const CAUSE = /^(?:order|cooking|meal)-[0-9a-z-]{1,60}$/;

/** Whether a text may name a cause. */
export const isCause = (text: unknown): text is string => typeof text === 'string' && CAUSE.test(text);

/** The steps that still count, of those of a cause in their order: neither undoings nor undone. */
export function standingOf<S extends Pick<Step, 'key' | 'undoes'>>(steps: readonly S[]): S[] {
  const off = undone(steps);
  return steps.filter(({ key, undoes }) => undoes === null && !off.has(key));
}
