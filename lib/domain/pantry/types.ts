/** What is said of an amount where nobody counts. */
export const LEVELS = ['some', 'low', 'gone'] as const;
export type Level = (typeof LEVELS)[number];

export const PANTRY_OPS = ['add', 'set', 'move', 'undo', 'remove'] as const;

/** Why there is more or less of something; the last is the book's own. */
export const HAND_REASONS = ['bought', 'ordered', 'cooked', 'counted', 'thrown'] as const;
export const PANTRY_REASONS = [...HAND_REASONS, 'undone'] as const;

/** What is there of something: a number, or a word and 0. */
export interface There {
  readonly amount: number;
  readonly level: Level | null;
}

/** What a step says: how much is there, or how much more (or less) there is now. */
export type Said = { readonly is: number | Level } | { readonly by: number };

/** A step in the book of one thing; one that undoes another says nothing itself. */
export interface Step {
  readonly key: string;
  readonly said: Said | null;
  readonly undoes: string | null;
}
