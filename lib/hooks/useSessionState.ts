import { useCallback, useEffect, useState } from 'react';
import { isAlike } from '@/lib/stored/alike';
import type { TabName } from '@/lib/browser/stores';
import { writeInTab, readInTab } from '@/lib/stored/stored';

/**
 * State that survives a reload of this tab. The stored value is applied after the first paint, so that server and
 * browser render the same. A value of another shape than `initial`, e.g. another version's, or one refused by `isFit`,
 * is ignored.
 */
export function useSessionState<T>(
  name: TabName,
  initial: T,
  isFit: (kept: T) => boolean = () => true,
): [T, (change: (now: T) => T) => void] {
  const [state, setState] = useState(initial);
  useEffect(() => {
    const kept = readInTab<unknown>(name);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Next has no browser storage while it renders
    if (isAlike(kept, initial) && isFit(kept)) setState(kept);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `initial` and `isFit` change only with the name
  }, [name]);

  const change = useCallback(
    (next: (now: T) => T) =>
      setState((now) => {
        const value = next(now);
        writeInTab(name, value);
        return value;
      }),
    [name],
  );
  return [state, change];
}
