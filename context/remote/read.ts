import type { Key } from '@/lib/remote/keys';
import { useRemoteData, type LoadHint } from '@/lib/remote/useRemoteData';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';

/** Reads a person's data by key; reads nothing until it is known who is signed in. */
function useOwnRead<T>(key: Key | null, load: (hint: LoadHint) => Promise<T>) {
  const { status, person } = useAuth();
  return useRemoteData<T>(status === 'unknown' ? null : key, person?.id ?? 0, load);
}

/** Reads a screen's data by key: the first read shows "Processing…", refreshes run in the background. */
export function useRead<T>(
  key: Key | null,
  call: () => Promise<T>,
  { isBehind = false }: { isBehind?: boolean } = {},
) {
  const { read, background } = useApi();
  return useOwnRead<T>(key, ({ isRefresh, isQuiet }) =>
    isBehind || isRefresh ? background(call, { isQuiet }) : read(call),
  );
}

const NEVER = new Promise<never>(() => undefined);
/** Returns a call with a value; without one the key is null too, and the call is never made. */
export const callWith =
  <V, T>(value: V | null | undefined, call: (value: V) => Promise<T>) =>
  (): Promise<T> =>
    value === null || value === undefined ? NEVER : call(value);

/** Reads a screen's data about a value, such as its filters; reads nothing while there is none, or no key. */
export const useReadOf = <V, T>(
  value: V | null,
  toKey: (value: V) => Key | null,
  call: (value: V) => Promise<T>,
) => useRead<T>(value === null ? null : toKey(value), callWith(value, call));

/**
 * Reads data in the background, without "Processing…": nobody navigated for it, or another form of it shows already.
 */
export const useQuietRead = <T>(key: Key | null, call: () => Promise<T>) =>
  useRead(key, call, { isBehind: true });
