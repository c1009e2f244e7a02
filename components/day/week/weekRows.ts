import type { CSSProperties } from 'react';

/** The rows that all days of a week share: the day's head, each of its meals, what else is on it, and its foot if it has one. */
export const weekRows = (meals: number, hasFoot = false) =>
  ({ '--rows': `${'auto '.repeat(meals + 1)}1fr${hasFoot ? ' auto' : ''}` }) as CSSProperties;

/** The columns of a week in which today is wide; none of their own where today is not among them. */
export const weekColumns = (days: readonly boolean[]): CSSProperties =>
  days.includes(true)
    ? ({
        '--columns': days
          .map((isToday) => (isToday ? 'minmax(15rem, 1.8fr)' : 'minmax(8.5rem, 1fr)'))
          .join(' '),
      } as CSSProperties)
    : {};
