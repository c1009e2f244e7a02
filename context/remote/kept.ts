import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError, isAway } from '@/lib/api/errors';
import { readUserData } from '@/lib/auth/session';
import type { CopyKey } from '@/lib/browser/stores';
import { useComeback } from '@/lib/hooks/useWhenBackOnline';
import type { KeptCopy } from '@/lib/offline/store';
import { idOf } from '@/lib/remote/cache';
import type { Remote } from '@/lib/remote/remote';
import { isStep, type Next } from '@/lib/remote/useRemoteData';
import { useAuth } from '@/context/AuthContext';
import { useRead } from './read';

// the store comes after the first paint; where it cannot, the app goes on without
const store = () => import('@/lib/offline/store');
/** Keeps a copy for who is here now: what comes when its person has signed out is not kept any more. */
async function keep(place: string, data: unknown): Promise<void> {
  if (!place.startsWith(`[${readUserData()?.id ?? 0},`)) return;
  await store()
    .then((module) => module.keep(place, data))
    .catch(() => undefined);
}

interface KeptCall<T> {
  readonly place: string;
  readonly call: () => Promise<T>;
  /** What of an answer is kept. */
  readonly part: (data: T) => T;
  /** What is shown is a copy, or no longer one. */
  readonly onCopy: (copy: ShownCopy<T> | undefined) => void;
}
const whole = <T>(data: T): T => data;

/** Reads, and keeps a copy of the answer; where nobody answers, the last copy is the answer. */
async function keptCall<T>({ place, call, part, onCopy }: KeptCall<T>): Promise<T> {
  try {
    const data = await call();
    void keep(place, part(data));
    onCopy(undefined);
    return data;
  } catch (cause) {
    const kept = cause instanceof ApiError && isAway(cause) ? await copyOf(place, part) : undefined;
    if (kept === undefined) throw cause;
    onCopy({ ...kept, isLast: true });
    return kept.data;
  }
}

/** An older version of the app kept the whole. */
async function copyOf<T>(place: string, part: (data: T) => T): Promise<KeptCopy<T> | undefined> {
  const kept = await (await store()).readCopy<T>(place);
  return kept && { ...kept, data: part(kept.data) };
}

/** What stands there until the CMS answers. */
interface ShownCopy<T> extends KeptCopy<T> {
  /** Nobody answered; else the answer is still awaited. */
  readonly isLast: boolean;
}
interface PlacedCopy<T> extends ShownCopy<T> {
  readonly place: string;
}

interface KeptOptions<T> {
  readonly isQuiet?: boolean;
  /** What of an answer is kept, where not all of it may be: a function that stays the same. */
  readonly part?: (data: T) => T;
  /** What is about to be edited waits for the answer, so that nobody begins with what is old. */
  readonly isEdited?: boolean;
}

/** Nothing is no news: who has made the first thing since is not shown that there is none. */
const isTelling = (data: unknown): boolean => !Array.isArray(data) || data.length > 0;

/**
 * A read that is kept in this browser for its person: the last copy is shown at once, and the answer as soon as it is there.
 * `copy` says from when what is shown is, while it is no answer.
 */
export function useKeptRead<T>(
  key: CopyKey | null,
  call: () => Promise<T>,
  { isQuiet = false, part = whole, isEdited = false }: KeptOptions<T> = {},
) {
  const { person } = useAuth();
  const place = key === null ? '' : idOf(key, person?.id ?? 0);
  const [placed, setPlaced] = useState<PlacedCopy<T>>();
  const onCopy = (copy: ShownCopy<T> | undefined) => setPlaced(copy && { ...copy, place });
  const load = () => keptCall({ place, call, part, onCopy });
  const { mutate, remote, reload } = useRead(key, load, { isBehind: isQuiet });
  const copy = placed?.place === place ? placed : undefined;
  const isLoading = remote.status === 'loading';
  const isWanted = place !== '' && isLoading && !isEdited;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void copyOf(place, part)
      .then((kept) => {
        if (!isOver && kept && isTelling(kept.data)) setPlaced({ ...kept, place, isLast: false });
      })
      .catch(() => undefined); // it goes on without
    return () => {
      isOver = true;
    };
  }, [isWanted, part, place]);
  useComeback(copy?.isLast === true, () => void reload());
  // what the screen knows better by now is what the next visit without network begins with
  const known = useCallback(
    (next: Next<T>) => {
      const kept = (data: T): T => {
        void keep(place, part(data));
        return data;
      };
      if (!isStep(next)) mutate(kept(next));
      else if (isLoading && copy) mutate(kept(next(copy.data)));
      else mutate((now) => kept(next(now)));
    },
    [copy, isLoading, mutate, part, place],
  );
  const shown = useMemo<Remote<T>>(
    () => (isLoading && copy ? { status: 'ready', data: copy.data } : remote),
    [copy, isLoading, remote],
  );
  return { remote: shown, reload, mutate: known, copy: copy && { at: copy.at, isLast: copy.isLast } };
}

const HOUR_MS = 60 * 60 * 1000;
interface Dated<T> {
  readonly at: number;
  readonly data: T;
}

/** What a browser keeps for later and seldom has to read anew: once an hour or after `every` ms, and the last copy without network. */
export async function seldom<T>(
  { key, person }: { readonly key: CopyKey; readonly person: number | undefined },
  call: () => Promise<T>,
  every = HOUR_MS,
): Promise<T | undefined> {
  const place = idOf(key, person ?? 0);
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
