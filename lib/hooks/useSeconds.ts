import { useCallback, useSyncExternalStore } from 'react';

const SECOND = 1000;
const now = () => Math.floor(Date.now() / SECOND) * SECOND;
const onServer = () => 0;

/** The time in milliseconds; it moves on by itself, second by second, as long as somebody looks at it. */
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
