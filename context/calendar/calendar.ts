import * as calendar from '@/lib/api/calendar/calendar';
import type { Feed } from '@/lib/api/calendar/calendar';
import * as logs from '@/lib/api/calendar/logs';
import type { Log } from '@/lib/api/calendar/logs';
import { withoutVisits, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { CalendarKind } from '@/lib/domain/mealplan/types';
import type { Day } from '@/lib/domain/time/day';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useStoredRead } from '@/context/remote/storedRead';
import { useRead } from '@/context/remote/read';

export type { Feed, Log };
export { useMyToday } from './today';

/** Reads the person's calendar between two days, inclusive; null reads nothing. */
export function useCalendar(range: { from: Day; to: Day } | null) {
  const { person } = useAuth();
  const key = person && range && (['calendar', range.from, range.to] as const);
  const read = () => calendar.readCalendar(range?.from ?? '', range?.to ?? '');
  return useStoredRead<CalendarItem[]>(key, read, { part: withoutVisits });
}

/**
 * Reads the person's marks between two days, inclusive; null reads none, as for a plan that is not on their calendar.
 */
export function useLogs(range: { from: Day; to: Day } | null) {
  const { person } = useAuth();
  const key = person && range && (['logs', range.from, range.to] as const);
  return useStoredRead<Log[]>(key, () => logs.listLogs(range?.from ?? '', range?.to ?? ''));
}

/** Returns a one-off read of the marks between two days, for a download. */
export function useReadLogs() {
  const { read } = useApi();
  return (from: Day, to: Day) => read(() => logs.listLogs(from, to));
}

export function useFeed() {
  const { person } = useAuth();
  return useRead<Feed>(person && ['feed'], calendar.readFeed);
}

export function useFeedCalls() {
  const { write } = useApi();
  return {
    set: (kinds: readonly CalendarKind[]) => write('feed.set', () => calendar.setFeed(kinds)),
    reset: () => write('feed.reset', calendar.resetFeed),
    end: () => write('feed.end', calendar.endFeed),
  };
}
