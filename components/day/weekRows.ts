import type { CSSProperties } from 'react';

/** The rows that all days of a week share: the day's head, each of its meals, what else is on it, and its foot if it has one. */
export const weekRows = (meals: number, hasFoot = false) =>
  ({ '--rows': `${'auto '.repeat(meals + 1)}1fr${hasFoot ? ' auto' : ''}` }) as CSSProperties;
