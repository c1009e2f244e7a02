import { useCallback, useEffect, useState } from 'react';

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

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : Number.isInteger(value) ? 'whole' : typeof value;

/** Whether a value is of the kind of another, and so are those of its fields that the other has. */
function isAlike<T>(kept: unknown, initial: T): kept is T {
  if (kindOf(kept) !== kindOf(initial)) return false;
  if (kindOf(initial) !== 'object') return true;
  const fields = kept as Readonly<Record<string, unknown>>;
  return Object.entries(initial as object).every(([name, value]) => isAlike(fields[name], value));
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
