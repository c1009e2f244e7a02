import { addDays, weekStart } from '@/lib/domain/time/day';
import { useCalendar, useMyToday } from './calendar';
import { useInvitations } from './mealplans';
import { useIntakes } from './supplements';

export const DAYS_AHEAD = 6;

/**
 * All that the day's board shows, asked for at once while the board itself is still on its way. One read of the calendar
 * answers for today, the week so far and the days ahead.
 */
export function useDay() {
  const { day: today, time } = useMyToday();
  const monday = weekStart(today);
  return {
    ...{ today, time, monday },
    calendar: useCalendar(monday, addDays(today, DAYS_AHEAD)),
    intakes: useIntakes(),
    invitations: useInvitations(),
  };
}
export type MyDay = ReturnType<typeof useDay>;
