import type { Key } from '@/lib/remote/keys';
import { useRemoteData, type LoadHint } from '@/lib/remote/useRemoteData';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';

/** A person's data by key; nothing is read before it is known who reads. */
function useOwnRead<T>(key: Key | null, load: (hint: LoadHint) => Promise<T>) {
  const { status, person } = useAuth();
  return useRemoteData<T>(status === 'unknown' ? null : key, person?.id ?? 0, load);
}

/** A screen's data by key: the first read is the person's own ("Processing…"), bringing it up to date goes on behind. */
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

/** Data that nobody has asked for by going somewhere, or that shows in another form already: no "Processing…". */
export const useQuietRead = <T>(key: Key | null, call: () => Promise<T>) =>
  useRead(key, call, { isBehind: true });
