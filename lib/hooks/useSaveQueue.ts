import { useRef, useState } from 'react';
import { ApiError, type ErrorMessage } from '@/lib/api/errors';
import { formMessage } from './useFormSubmit';
import { useWhenBackOnline } from './useWhenBackOnline';

/** Saves the current state when called, and resolves to the names of what it saved. */
type SaveJob = () => Promise<readonly string[]>;
type SaveState =
  | { readonly is: 'idle' }
  /** `isAgain` marks a retry after a failure. */
  | { readonly is: 'saving'; readonly isAgain: boolean }
  | { readonly is: 'saved'; readonly what: readonly string[]; readonly count: number }
  | { readonly is: 'failed'; readonly said: ErrorMessage; readonly isOffline: boolean };

const IDLE: SaveState = { is: 'idle' };

/**
 * Saves automatically, one call at a time, only the latest waiting job; retries a failed one on request and when the
 * network is back.
 */
export function useSaveQueue() {
  const [state, setState] = useState<SaveState>(IDLE);
  const waiting = useRef<SaveJob>(undefined);
  const last = useRef<SaveJob>(undefined);
  const isBusy = useRef(false);
  const count = useRef(0);

  const run = async (job: SaveJob) => {
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
      setState({ is: 'failed', said: formMessage(cause), isOffline });
    }
  };
  const keep = async (job: SaveJob) => {
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
  useWhenBackOnline(state.is === 'failed' && state.isOffline, again);
  return { state, keep, again };
}

export type SaveQueue = ReturnType<typeof useSaveQueue>;
