import type { Hour } from '@/context/calendar/dayThings';
import type { EatenLog } from '@/lib/domain/eaten/types';
import type { WaitingMark } from '@/lib/domain/mealplan/marks';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { LogState } from '@/lib/domain/mealplan/types';
import type { Arrange } from './useArranging';
import type { CalendarAt } from './useCalendarAt';

/** Where something new is laid. */
export interface AddProps {
  readonly hour: Hour;
  readonly arrange: Arrange;
}

/** What the boards show: the lines of the chosen kinds, and how they are marked. */
export interface BoardProps {
  readonly at: CalendarAt;
  readonly items: readonly CalendarItem[];
  /** What was eaten beside the plans, of the days shown and the one before them. */
  readonly logs: readonly EatenLog[];
  /** Something that was logged has been refused. */
  readonly isRefused: boolean;
  readonly waiting: readonly WaitingMark[];
  readonly arrange: Arrange;
  readonly onMark: (item: CalendarItem, state: LogState | null) => void;
}
