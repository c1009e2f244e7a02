import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/api/errors';
import { remoteCache } from './remoteCache';
import { isTravelled } from '../travel';

export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: ApiError };

export interface LoadHint {
  /** Something is shown already and is only being brought up to date. */
  readonly isRefresh: boolean;
}

interface Held<T> {
  readonly key: string | null;
  readonly remote: Remote<T>;
}

const MINUTE_MS = 60_000;
const SAME_PAGE_MS = 1_000;
const LOADING = { status: 'loading' } as const;

/**
 * What `load` gives for `key`. What was read before shows at once and is read again behind it, unless the person came back to it
 * while it was fresh; null reads nothing yet.
 * While a new key loads, the state is that key's own: nothing of the old one is shown.
 */
export function useRemote<T>(key: string | null, load: (hint: LoadHint) => Promise<T>) {
  const [held, setHeld] = useState<Held<T>>(() => ({ key, remote: fromCache<T>(key) }));
  const latest = useRef(load);
  const turn = useRef(0);
  useEffect(() => {
    latest.current = load;
  });

  const run = useCallback(async (at: string, isRefresh: boolean, isNew = false) => {
    const mine = ++turn.current;
    const keep = (remote: Remote<T>) => mine === turn.current && setHeld({ key: at, remote });
    try {
      const data = await remoteCache.load(at, () => latest.current({ isRefresh }), isNew);
      remoteCache.set(at, data);
      keep({ status: 'ready', data });
    } catch (cause) {
      // what is shown stays when only bringing it up to date failed
      if (!isRefresh) keep({ status: 'failed', error: asApiError(cause) });
    }
  }, []);

  useEffect(() => {
    if (key === null) return;
    // back and forward show what was there, and parts of one page what another part has just read
    if (!remoteCache.isFresh(key, isTravelled() ? MINUTE_MS : SAME_PAGE_MS)) run(key, remoteCache.has(key));
    return () => {
      turn.current += 1;
    };
  }, [key, run]);

  const reload = useCallback(async () => {
    if (key === null) return;
    const isRefresh = remoteCache.has(key);
    if (!isRefresh) setHeld({ key, remote: LOADING });
    await run(key, isRefresh, true);
  }, [key, run]);

  const mutate = useCallback(
    (data: T) => {
      if (key === null) return;
      turn.current += 1; // an older read must not overwrite what the person just changed
      remoteCache.set(key, data);
      setHeld({ key, remote: { status: 'ready', data } });
    },
    [key],
  );

  return { remote: held.key === key ? held.remote : fromCache<T>(key), reload, mutate };
}

function fromCache<T>(key: string | null): Remote<T> {
  const data = key === null ? undefined : remoteCache.get<T>(key);
  return data === undefined ? LOADING : { status: 'ready', data };
}

const asApiError = (cause: unknown): ApiError =>
  cause instanceof ApiError
    ? cause
    : new ApiError('server', cause instanceof Error ? cause.message : String(cause));
