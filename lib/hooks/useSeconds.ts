import { useCallback, useSyncExternalStore } from 'react';
import { SECOND } from '@/lib/domain/time/units';

const now = () => Math.floor(Date.now() / SECOND) * SECOND;
const onServer = () => 0;

/** Returns the time in milliseconds, updated every second while `isWatched`. */
export function useSeconds(isWatched: boolean): number {
  const subscribe = useCallback(
    (onSecond: () => void) => {
      if (!isWatched) return () => undefined;
      const timer = setInterval(onSecond, SECOND);
      return () => clearInterval(timer);
    },
    [isWatched],
  );
  return useSyncExternalStore(subscribe, now, onServer);
}
