import { CALENDAR_KINDS } from '@/lib/domain/mealplan/types';
import type { KindCounts } from '@/lib/domain/mealplan/timeline';
import css from '@/components/calendar/CalendarScreen.module.scss';

/** Shows the kinds of a day's entries as dots, for cells without room for words. */
export const KindDots = ({ counts }: { counts: KindCounts }) => (
  <span className={css.dots} aria-hidden>
    {CALENDAR_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
      <i key={kind} data-kind={kind} />
    ))}
  </span>
);
