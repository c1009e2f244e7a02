import type { Day } from '../time/day';

/** Whose something is that was found: one's own, shared with one, kept by one (a saved recipe, a followed plan), or somebody's. */
export interface Whose {
  readonly how: 'mine' | 'shared' | 'kept' | 'theirs';
  /** The owner's name, where that is somebody else. */
  readonly by: string | null;
}

/** A day of a plan that was found by what stands on it. */
export interface FoundDay {
  readonly plan: number;
  /** What the plan is called. */
  readonly Name: string;
  /** Which day of the plan it is, from 0. */
  readonly index: number;
  /** The next date on which it lies, or else the last one; null where the plan lies on none. */
  readonly date: Day | null;
  readonly title: string | null;
  /** The dishes that were found on it. */
  readonly dishes: readonly string[];
  readonly whose: Whose;
}
