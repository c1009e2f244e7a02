import { useCallback, useEffect, useMemo, useState } from 'react';
import { HOUR } from '@/lib/domain/time/units';
import { ApiError, isUnreachable } from '@/lib/api/errors';
import { readUserData } from '@/lib/auth/session';
import type { CopyKey } from '@/lib/browser/stores';
import { useWhenBackOnline } from '@/lib/hooks/useWhenBackOnline';
import type { StoredCopy } from '@/lib/offline/store';
import { idOf } from '@/lib/remote/cache';
import type { Remote } from '@/lib/remote/remote';
import { isStep, type Next } from '@/lib/remote/useRemoteData';
import { useAuth } from '@/context/AuthContext';
import { useRead } from './read';

// The store loads after the first paint; if it cannot, the app runs without it.
const store = () => import('@/lib/offline/store');
/** Stores a copy for the person signed in now; drops an answer that arrives after its person has signed out. */
async function storeCopy(place: string, data: unknown): Promise<void> {
  if (!place.startsWith(`[${readUserData()?.id ?? 0},`)) return;
  await store()
    .then((module) => module.storeCopy(place, data))
    .catch(() => undefined);
}

interface StoredCall<T> {
  readonly place: string;
  readonly call: () => Promise<T>;
  /** Selects the part of an answer that is stored. */
  readonly part: (data: T) => T;
  /** Receives the copy shown, or undefined once it is replaced by an answer. */
  readonly onCopy: (copy: ShownCopy<T> | undefined) => void;
}
const whole = <T>(data: T): T => data;

/** Reads and stores a copy of the answer; if the CMS cannot be reached, returns the last copy. */
async function storedCall<T>({ place, call, part, onCopy }: StoredCall<T>): Promise<T> {
  try {
    const data = await call();
    void storeCopy(place, part(data));
    onCopy(undefined);
    return data;
  } catch (cause) {
    const kept = cause instanceof ApiError && isUnreachable(cause) ? await copyOf(place, part) : undefined;
    if (kept === undefined) throw cause;
    onCopy({ ...kept, isLast: true });
    return kept.data;
  }
}

/** Reads a copy and cuts it down to `part`, since older versions of the app stored the whole answer. */
async function copyOf<T>(place: string, part: (data: T) => T): Promise<StoredCopy<T> | undefined> {
  const kept = await (await store()).readCopy<T>(place);
  return kept && { ...kept, data: part(kept.data) };
}

/** Copy shown until the CMS answers. */
interface ShownCopy<T> extends StoredCopy<T> {
  /** True if the CMS could not be reached; false while its answer is pending. */
  readonly isLast: boolean;
}
interface PlacedCopy<T> extends ShownCopy<T> {
  readonly place: string;
}

interface StoredReadOptions<T> {
  readonly isQuiet?: boolean;
  /** Selects the part of an answer that may be stored. The function must be stable. */
  readonly part?: (data: T) => T;
  /** Set for data about to be edited: waits for the answer, so nobody starts from an old copy. */
  readonly isEdited?: boolean;
}

/** Tells whether a copy is worth showing. An empty list is not: the person may have added the first record since. */
const isTelling = (data: unknown): boolean => !Array.isArray(data) || data.length > 0;

/**
 * Reads data that is stored in this browser for its person: shows the last copy at once, and the answer when it
 * arrives. `copy` gives the time of the copy while one is shown.
 */
export function useStoredRead<T>(
  key: CopyKey | null,
  call: () => Promise<T>,
  { isQuiet = false, part = whole, isEdited = false }: StoredReadOptions<T> = {},
) {
  const { person } = useAuth();
  const place = key === null ? '' : idOf(key, person?.id ?? 0);
  const [placed, setPlaced] = useState<PlacedCopy<T>>();
  const onCopy = (copy: ShownCopy<T> | undefined) => setPlaced(copy && { ...copy, place });
  const load = () => storedCall({ place, call, part, onCopy });
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
      .catch(() => undefined); // goes on without a copy
    return () => {
      isOver = true;
    };
  }, [isWanted, part, place]);
  useWhenBackOnline(copy?.isLast === true, () => void reload());
  // updates the stored copy too, so that the next offline visit starts from it
  const known = useCallback(
    (next: Next<T>) => {
      const kept = (data: T): T => {
        void storeCopy(place, part(data));
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

interface Dated<T> {
  readonly at: number;
  readonly data: T;
}

/**
 * Reads data that changes rarely: from the stored copy for an hour, or `every` ms, then anew; offline, the last copy.
 */
export async function readSeldom<T>(
  { key, person }: { readonly key: CopyKey; readonly person: number | undefined },
  call: () => Promise<T>,
  every = HOUR,
): Promise<T | undefined> {
  const place = idOf(key, person ?? 0);
  const kept = await (await store()).readCopyData<Dated<T>>(place);
  if (kept && Date.now() - kept.at < every) return kept.data;
  try {
    const data = await call();
    void storeCopy(place, { at: Date.now(), data } satisfies Dated<T>);
    return data;
  } catch (cause) {
    if (!(cause instanceof ApiError && cause.kind === 'offline')) throw cause;
    return kept?.data;
  }
}
