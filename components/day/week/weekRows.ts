import type { CSSProperties } from 'react';
import { cssVariables } from '@/components/ui/cssVariables';

/** Rows shared by all days of a week: the day's heading, each meal, the rest, and a footer if there is one. */
export const weekRows = (meals: number, hasFoot = false) =>
  cssVariables({ '--rows': `${'auto '.repeat(meals + 1)}1fr${hasFoot ? ' auto' : ''}` });

/** Column widths of a week, with a wider one for today; empty if today is not among the days. */
export const weekColumns = (days: readonly boolean[]): CSSProperties =>
  days.includes(true)
    ? cssVariables({
        '--columns': days
          .map((isToday) => (isToday ? 'minmax(15rem, 1.8fr)' : 'minmax(8.5rem, 1fr)'))
          .join(' '),
      })
    : {};
