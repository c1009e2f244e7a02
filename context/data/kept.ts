import { useCallback } from 'react';
import { ApiError, isAway } from '@/lib/api/errors';
import { readUserData } from '@/lib/auth/session';
import { idOf } from '@/lib/remote/cache';
import type { Key } from '@/lib/remote/keys';
import { isStep, type Next } from '@/lib/remote/useRemoteData';
import { useAuth } from '../AuthContext';
import { useRead } from './read';

// the store comes after the first paint; where it cannot, the app goes on without
const store = () => import('@/lib/offline/store');
const keep = (place: string, data: unknown) =>
  store()
    .then((module) => module.keep(place, data))
    .catch(() => undefined);

interface KeptCall<T> {
  readonly place: string;
  readonly person: number | undefined;
  readonly call: () => Promise<T>;
  /** What of an answer is kept. */
  readonly part: (data: T) => T;
}
const whole = <T>(data: T): T => data;

/** Reads, and keeps a copy of the answer; where nobody answers, the last copy is the answer. */
async function keptCall<T>({ place, person, call, part }: KeptCall<T>): Promise<T> {
  try {
    const data = await call();
    // what comes when its person has signed out is not kept any more
    if (readUserData()?.id === person) void keep(place, part(data));
    return data;
  } catch (cause) {
    const kept =
      cause instanceof ApiError && isAway(cause) ? await (await store()).readKept<T>(place) : undefined;
    if (kept === undefined) throw cause;
    return part(kept); // an older version of the app kept the whole
  }
}

interface KeptOptions<T> {
  readonly isQuiet?: boolean;
  /** What of an answer is kept, where not all of it may be: a function that stays the same. */
  readonly part?: (data: T) => T;
}

/** A read that is kept in this browser for its person: without network the last copy is shown. */
export function useKeptRead<T>(
  key: Key | null,
  call: () => Promise<T>,
  { isQuiet = false, part = whole }: KeptOptions<T> = {},
) {
  const { person } = useAuth();
  const place = key === null ? '' : idOf(key, person?.id ?? 0);
  const load = () => keptCall({ place, person: person?.id, call, part });
  const { mutate, ...found } = useRead(key, load, { isBehind: isQuiet });
  // what the screen knows better by now is what the next visit without network begins with
  const known = useCallback(
    (next: Next<T>) => {
      const kept = (data: T): T => {
        void keep(place, part(data));
        return data;
      };
      mutate(isStep(next) ? (now) => kept(next(now)) : kept(next));
    },
    [mutate, part, place],
  );
  return { ...found, mutate: known };
}

const HOUR_MS = 60 * 60 * 1000;
interface Dated<T> {
  readonly at: number;
  readonly data: T;
}

/** What a browser keeps for later and seldom has to read anew: once an hour or after `every` ms, and the last copy without network. */
export async function seldom<T>(
  place: string,
  call: () => Promise<T>,
  every = HOUR_MS,
): Promise<T | undefined> {
  const kept = await (await store()).readKept<Dated<T>>(place);
  if (kept && Date.now() - kept.at < every) return kept.data;
  try {
    const data = await call();
    void keep(place, { at: Date.now(), data } satisfies Dated<T>);
    return data;
  } catch (cause) {
    if (!(cause instanceof ApiError && cause.kind === 'offline')) throw cause;
    return kept?.data;
  }
}
