import { useMemo } from 'react';
import type { Key } from '@/lib/remote/keys';
import type { Remote } from '@/lib/remote/remote';
import { useSentAnswer } from '@/lib/remote/sent';
import { useRemoteData, type LoadHint } from '@/lib/remote/useRemoteData';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';

/**
 * Reads a screen's data by key: the first read shows "Processing…", refreshes run in the background. It reads nothing
 * until it is known who is signed in. What the server sent with the page is enough for visitors; others see it until
 * their own answer arrives.
 */
export function useRead<T>(
  key: Key | null,
  call: () => Promise<T>,
  { isBehind = false }: { isBehind?: boolean } = {},
) {
  const { read, background } = useApi();
  const { status, person } = useAuth();
  const sent = useSentAnswer<T>(key);
  const isShown = isBehind || sent !== undefined;
  const load = ({ isRefresh, isQuiet }: LoadHint) =>
    isShown || isRefresh ? background(call, { isQuiet }) : read(call);
  const { remote, ...found } = useRemoteData<T>(status === 'unknown' ? null : key, person?.id ?? 0, load, {
    known: status === 'signedOut' ? sent : undefined,
  });
  const shown = useMemo<Remote<T>>(
    () => (sent !== undefined && remote.status === 'loading' ? { status: 'ready', data: sent } : remote),
    [remote, sent],
  );
  return { ...found, remote: shown };
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
