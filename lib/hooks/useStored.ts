import { useCallback, useSyncExternalStore } from 'react';
import type { LocalName } from '@/lib/browser/stores';
import { readStored, subscribeStored, writeStored } from '@/lib/stored/stored';

/** A text kept in this browser, the same in every part and tab; null on the server and where nothing is kept. */
export function useStored(name: LocalName): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribeStored,
    () => readStored(name),
    () => null,
  );
  const keep = useCallback((next: string | null) => writeStored(name, next), [name]);
  return [value, keep];
}
