import { useCallback, useSyncExternalStore } from 'react';
import type { LocalName } from '@/lib/browser/stores';
import { readStored, subscribeStored, writeStored } from '@/lib/stored/stored';

/**
 * Returns a text stored in this browser, shared by all components and tabs; null on the server and if nothing is
 * stored.
 */
export function useStored(name: LocalName): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribeStored,
    () => readStored(name),
    () => null,
  );
  const keep = useCallback((next: string | null) => writeStored(name, next), [name]);
  return [value, keep];
}
