import { useCallback, useEffect, useState } from 'react';
import { isAlike } from '@/lib/stored/alike';
import type { TabName } from '@/lib/browser/stores';
import { keepInTab, readInTab } from '@/lib/stored/stored';

/**
 * State that survives a reload of this tab; what is kept comes after the first paint, so that server and browser agree. What does
 * not fit, such as another version's, is not taken: of another kind than the initial one, or refused by `isFit`.
 */
export function useSessionState<T>(
  name: TabName,
  initial: T,
  isFit: (kept: T) => boolean = () => true,
): [T, (change: (now: T) => T) => void] {
  const [state, setState] = useState(initial);
  useEffect(() => {
    const kept = readInTab<unknown>(name);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the browser's storage is not there while Next renders
    if (isAlike(kept, initial) && isFit(kept)) setState(kept);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it begins with and what fits are the same as long as the name is
  }, [name]);

  const change = useCallback(
    (next: (now: T) => T) =>
      setState((now) => {
        const value = next(now);
        keepInTab(name, value);
        return value;
      }),
    [name],
  );
  return [state, change];
}
