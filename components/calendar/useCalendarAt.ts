import { useRouter } from 'next/router';
import { useMyToday } from '@/context/calendar/today';
import { isDay, type Day } from '@/lib/domain/time/day';
import { isCalendarView, rangeOf, type CalendarView } from '@/lib/domain/time/calendarView';
import { useWide } from '@/lib/hooks/useWide';

interface Place {
  readonly view?: CalendarView;
  readonly day?: Day;
}

/** Reads the displayed part of the calendar from the address; defaults to today, as a week on wide screens. */
export function useCalendarAt() {
  const { query, pathname, push, isReady } = useRouter();
  const { day: today, time } = useMyToday();
  const isWide = useWide();
  const view = isCalendarView(query.view) ? query.view : isWide ? 'week' : 'day';
  const day = isDay(query.day) ? query.day : today;
  const addressOf = (place: Place) => ({ pathname, query: { ...query, view, day, ...place } });
  return {
    view,
    day,
    today,
    time,
    isReady,
    addressOf,
    ...rangeOf(view, day),
    go: (place: Place) => void push(addressOf(place), undefined, { shallow: true, scroll: false }),
  };
}

export type CalendarAt = ReturnType<typeof useCalendarAt>;
