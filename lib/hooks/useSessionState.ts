import { useCallback, useEffect, useState } from 'react';

/** State that survives a reload of this tab; what is kept comes after the first paint, so that server and browser agree. */
export function useSessionState<T>(name: string, initial: T): [T, (change: (now: T) => T) => void] {
  const [state, setState] = useState(initial);
  useEffect(() => {
    const kept = readKept<T>(name);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the browser's storage is not there while Next renders
    if (kept !== undefined) setState(kept);
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

function readKept<T>(name: string): T | undefined {
  try {
    const text = window.sessionStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as T);
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
