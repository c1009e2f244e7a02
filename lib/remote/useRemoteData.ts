import { useCallback, useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { ApiError, isCancelled } from '@/lib/api/errors';
import { idOf, isFresh, markRead, takeStale, trackView } from './cache';
import type { Key } from './keys';
import type { Remote } from './remote';

export interface LoadHint {
  /** True if something is shown already and is only being refreshed. */
  readonly isRefresh: boolean;
  /** True if it is refreshed after the person's own write, which has already shown its outcome. */
  readonly isQuiet: boolean;
}

/** New value, or a function from the current value, called only if there is one. */
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
 * Returns the data that `load` reads for a person and `key`, shared by all components. A cached answer shows at once
 * and is read again in the background, unless the person came back to it while it was fresh; null reads nothing. If
 * only a refresh fails, the shown data stays.
 */
export function useRemoteData<T>(
  key: Key | null,
  person: number,
  load: (hint: LoadHint) => Promise<T>,
  { known }: { readonly known?: T } = {},
) {
  const id = key && idOf(key, person);
  const read = async (at: string) => {
    const isQuiet = takeStale(at) === 'write';
    const answer = await load({ isRefresh: data !== undefined, isQuiet });
    markRead(at);
    return answer;
  };
  const found = useSWR<T, unknown>(id, read, {
    ...OPTIONS,
    fallbackData: known,
    revalidateIfStale: id === null || (known === undefined && !isFresh(id)),
  });
  const { data, error, isLoading, mutate: put } = found;

  useEffect(() => (id === null ? undefined : trackView(id)), [id]);

  const remote = useMemo<Remote<T>>(() => {
    if (data !== undefined) return { status: 'ready', data };
    // a read cancelled at the end of a session has not failed
    return error === undefined || isLoading || isCancelled(error)
      ? LOADING
      : { status: 'failed', error: asApiError(error) };
  }, [data, error, isLoading]);

  const reload = useCallback(async () => void (await put()), [put]);
  const mutate = useCallback(
    (next: Next<T>) => {
      if (id === null) return;
      // an older read must not overwrite a change the person just made
      void put((now) => (isStep(next) ? now && next(now) : next), false);
      markRead(id);
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
