import { useMemo, useSyncExternalStore } from 'react';
import type { Day } from '@/lib/domain/time/day';
import { MINUTE } from '@/lib/domain/time/units';
import { momentIn, type Moment } from '@/lib/format/moment';

const CHECK_INTERVAL_MS = 5000;

/** Checks the clock every 5 seconds and when the tab wakes, so that no new minute or day is missed. */
function subscribe(onMinute: () => void) {
  const timer = setInterval(onMinute, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', onMinute);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onMinute);
  };
}
const minute = () => Math.floor(Date.now() / MINUTE);
const onServer = () => 0;

/** Returns the current minute as an instant in milliseconds, 0 while Next renders; updates with the clock. */
export const useNow = (): number => useSyncExternalStore(subscribe, minute, onServer) * MINUTE;

/** Returns the day in the person's time zone; undefined while Next renders. */
export function useKnownDay(timeZone: string | null | undefined): Day | undefined {
  const isKnown = useNow() > 0;
  const { day } = useToday(timeZone);
  return isKnown ? day : undefined;
}

/** Returns the day and time in the person's time zone, wherever the browser is; updates with the clock. */
export function useToday(timeZone: string | null | undefined): Moment {
  const at = useSyncExternalStore(subscribe, minute, onServer);
  return useMemo(() => momentIn(timeZone, new Date(at * MINUTE)), [at, timeZone]);
}
