import type { MarkItem } from '@/components/day/agenda/useItemMarks';
import type { Hour } from '@/context/calendar/dayThings';
import type { EatenLog } from '@/lib/domain/eaten/types';
import type { WaitingMark } from '@/lib/domain/mealplan/marks';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { Arrange } from './useArranging';
import type { CalendarAt } from './useCalendarAt';

/** Target of a new entry. */
export interface AddProps {
  readonly hour: Hour;
  readonly arrange: Arrange;
}

/** Input of the boards: the lines of the chosen kinds, and the functions that mark and move them. */
export interface BoardProps {
  readonly at: CalendarAt;
  readonly items: readonly CalendarItem[];
  /** Food eaten outside the plans, on the displayed days and the day before them. */
  readonly logs: readonly EatenLog[];
  /** Set if the server has refused a food log. */
  readonly isRefused: boolean;
  readonly waiting: readonly WaitingMark[];
  readonly arrange: Arrange;
  readonly onMark: MarkItem;
}
