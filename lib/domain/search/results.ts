import type { Day } from '../time/day';

/**
 * Ownership of a search result: the reader's own, shared with them, kept by them (a saved recipe, a followed plan), or
 * another person's.
 */
export interface Ownership {
  readonly how: 'mine' | 'shared' | 'kept' | 'theirs';
  /** Name of the owner, if it is another person. */
  readonly by: string | null;
}

/** Day of a plan that matches by its content. */
export interface FoundDay {
  readonly plan: number;
  /** Name of the plan. */
  readonly Name: string;
  /** Index of the day in the plan, from 0. */
  readonly index: number;
  /** Next date of the day, or its last one; null if the plan has no dates. */
  readonly date: Day | null;
  readonly title: string | null;
  /** Names of the matching dishes. */
  readonly dishes: readonly string[];
  readonly whose: Ownership;
}
