import { useEffect, useState } from 'react';
import { useApi } from '@/context/ApiContext';

interface Found<T> {
  readonly text: string;
  readonly found: T;
}

/**
 * Searches for the typed text, `pause` ms after the last key; null while there is nothing to show, or nothing to search
 * for. `search` must be stable. With `isExact`, results of an earlier text are not shown meanwhile.
 */
export function useTypedSearch<T>(
  wanted: string,
  search: (text: string, signal: AbortSignal) => Promise<T>,
  { pause, isExact = false }: { readonly pause: number; readonly isExact?: boolean },
): T | null {
  const { background } = useApi();
  const [found, setFound] = useState<Found<T> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      background(() => search(wanted, stop.signal))
        .then((there) => {
          if (!stop.signal.aborted) setFound({ text: wanted, found: there });
        })
        .catch(() => undefined); // the alert reported it, or a newer search replaced it
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [background, wanted, search, pause]);
  return wanted && found && (!isExact || found.text === wanted) ? found.found : null;
}
