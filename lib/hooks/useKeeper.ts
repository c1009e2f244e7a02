import { useRef, useState } from 'react';
import { ApiError, type Said } from '@/lib/api/errors';
import { formSaid } from './useFormSubmit';
import { useComeback } from './useWhenBackOnline';

/** Saves the current state when called, and resolves to the names of what it saved. */
type KeepJob = () => Promise<readonly string[]>;
type KeepState =
  | { readonly is: 'idle' }
  /** `isAgain` marks a retry after a failure. */
  | { readonly is: 'saving'; readonly isAgain: boolean }
  | { readonly is: 'saved'; readonly what: readonly string[]; readonly count: number }
  | { readonly is: 'failed'; readonly said: Said; readonly isOffline: boolean };

const IDLE: KeepState = { is: 'idle' };

/**
 * Saves automatically, one call at a time, only the latest waiting job; retries a failed one on request and when the
 * network is back.
 */
export function useKeeper() {
  const [state, setState] = useState<KeepState>(IDLE);
  const waiting = useRef<KeepJob>(undefined);
  const last = useRef<KeepJob>(undefined);
  const isBusy = useRef(false);
  const count = useRef(0);

  const run = async (job: KeepJob) => {
    last.current = job;
    setState((now) => ({
      is: 'saving',
      isAgain: now.is === 'failed' || (now.is === 'saving' && now.isAgain),
    }));
    try {
      const what = await job();
      count.current += 1;
      setState(what.length > 0 ? { is: 'saved', what, count: count.current } : IDLE);
    } catch (cause) {
      const isOffline = cause instanceof ApiError && cause.kind === 'offline';
      setState({ is: 'failed', said: formSaid(cause), isOffline });
    }
  };
  const keep = async (job: KeepJob) => {
    waiting.current = job;
    if (isBusy.current) return;
    isBusy.current = true;
    while (waiting.current) {
      const next = waiting.current;
      waiting.current = undefined;
      await run(next);
    }
    isBusy.current = false;
  };
  const again = () => {
    if (last.current) void keep(last.current);
  };
  useComeback(state.is === 'failed' && state.isOffline, again);
  return { state, keep, again };
}

export type Keeper = ReturnType<typeof useKeeper>;
