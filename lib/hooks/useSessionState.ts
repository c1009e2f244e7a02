import { useCallback, useEffect, useState } from 'react';
import { isAlike } from '@/lib/alike';

/**
 * State that survives a reload of this tab; what is kept comes after the first paint, so that server and browser agree. What does
 * not fit, such as another version's, is not taken: of another kind than the initial one, or refused by `isFit`.
 */
export function useSessionState<T>(
  name: string,
  initial: T,
  isFit: (kept: T) => boolean = () => true,
): [T, (change: (now: T) => T) => void] {
  const [state, setState] = useState(initial);
  useEffect(() => {
    const kept = readKept(name);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the browser's storage is not there while Next renders
    if (isAlike(kept, initial) && isFit(kept)) setState(kept);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it begins with and what fits are the same as long as the name is
  }, [name]);

  const change = useCallback(
    (next: (now: T) => T) =>
      setState((now) => {
        const value = next(now);
        keep(name, value);
        return value;
      }),
    [name],
  );
  return [state, change];
}

function readKept(name: string): unknown {
  try {
    const text = window.sessionStorage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // storage may be forbidden; the state then lives as long as the page
  }
}

function keep(name: string, value: unknown) {
  try {
    window.sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // as above
  }
}
