import { useMemo, useSyncExternalStore } from 'react';
import type { Day } from '@/lib/domain/time/day';
import { momentIn, type Moment } from '@/lib/format/moment';

const MINUTE = 60_000;
const LOOK_EVERY = 5000;

/** Looks at the clock often enough that a new minute, and with it a new day, is not missed by a tab that slept. */
function subscribe(onMinute: () => void) {
  const timer = setInterval(onMinute, LOOK_EVERY);
  document.addEventListener('visibilitychange', onMinute);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onMinute);
  };
}
const minute = () => Math.floor(Date.now() / MINUTE);
const onServer = () => 0;

/** The present minute as an instant in milliseconds, 0 while Next renders; follows the clock. */
export const useNow = (): number => useSyncExternalStore(subscribe, minute, onServer) * MINUTE;

/** The day where the person lives; undefined while Next renders. */
export function useKnownDay(timeZone: string | null | undefined): Day | undefined {
  const isKnown = useNow() > 0;
  const { day } = useToday(timeZone);
  return isKnown ? day : undefined;
}

/** What day and time it is where the person lives, wherever the browser is; follows the clock. */
export function useToday(timeZone: string | null | undefined): Moment {
  const at = useSyncExternalStore(subscribe, minute, onServer);
  return useMemo(() => momentIn(timeZone, new Date(at * MINUTE)), [at, timeZone]);
}
