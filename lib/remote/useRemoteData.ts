import { useCallback, useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { ApiError, isCancelled } from '@/lib/api/errors';
import { idOf, isFresh, noteRead, takeOld, viewOf } from './cache';
import type { Key } from './keys';
import type { Remote } from './remote';

export interface LoadHint {
  /** Something is shown already and is only being brought up to date. */
  readonly isRefresh: boolean;
  /** It is brought up to date because of the person's own write, which has said all there is to say. */
  readonly isQuiet: boolean;
}

/** A new value, or how it comes from what is known now (where something is). */
export type Next<T> = T | ((now: T) => T);

const OPTIONS = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
  loadingTimeout: 0,
};
const LOADING = { status: 'loading' } as const;

/**
 * What `load` gives a person for `key`, the same in every part of the page. What was read before shows at once and is read
 * again behind it, unless the person came back to it while it was fresh; null reads nothing yet. What is shown stays where
 * only bringing it up to date fails.
 */
export function useRemoteData<T>(key: Key | null, person: number, load: (hint: LoadHint) => Promise<T>) {
  const id = key && idOf(key, person);
  const read = async () => {
    const at = id as string;
    const isQuiet = takeOld(at) === 'write';
    const answer = await load({ isRefresh: data !== undefined, isQuiet });
    noteRead(at);
    return answer;
  };
  const found = useSWR<T, unknown>(id, read, { ...OPTIONS, revalidateIfStale: id === null || !isFresh(id) });
  const { data, error, isLoading, mutate: put } = found;

  useEffect(() => (id === null ? undefined : viewOf(id)), [id]);

  const remote = useMemo<Remote<T>>(() => {
    if (data !== undefined) return { status: 'ready', data };
    // what was cancelled at the end of a session has not failed
    return error === undefined || isLoading || isCancelled(error)
      ? LOADING
      : { status: 'failed', error: asApiError(error) };
  }, [data, error, isLoading]);

  const reload = useCallback(async () => void (await put()), [put]);
  const mutate = useCallback(
    (next: Next<T>) => {
      if (id === null) return;
      // an older read must not overwrite what the person just changed
      void put((now) => (isStep(next) ? now && next(now) : next), false);
      noteRead(id);
    },
    [id, put],
  );
  return { remote, reload, mutate };
}

export const isStep = <T>(next: Next<T>): next is (now: T) => T => typeof next === 'function';

const asApiError = (cause: unknown): ApiError =>
  cause instanceof ApiError
    ? cause
    : new ApiError('server', cause instanceof Error ? cause.message : String(cause));
