import { useCallback, useEffect, useMemo } from 'react';
import * as pantry from '@/lib/api/pantry/pantry';
import { applyPantry, type PantryChange, type OptimisticData } from '@/lib/domain/pantry/change';
import type { Movement, PantryItem } from '@/lib/domain/pantry/types';
import { useLive } from '@/lib/hooks/useLive';
import { useQueue } from '@/lib/hooks/useQueue';
import { isAbout } from '@/lib/offline/about';
import { enqueue, onSent } from '@/lib/offline/queue';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useStoredRead } from '@/context/remote/storedRead';
import { useQuietRead } from '@/context/remote/read';

export interface PantryState {
  readonly items: readonly PantryItem[];
  /** Keys of items whose changes have not reached the CMS yet. */
  readonly waiting: ReadonlySet<string>;
}
/** Makes a small change; `shown` is displayed until the answer and not sent. */
export type ChangePantry = (change: PantryChange, shown?: OptimisticData) => void;

const ABOUT = 'pantry';

/** Returns the pantry: the last copy read, overlaid with the person's queued changes. */
export function usePantry() {
  const { person } = useAuth();
  const { background } = useApi();
  const { remote, reload, mutate } = useStoredRead<PantryItem[]>(person && ['pantry'], pantry.listPantry);
  const { waiting } = useQueue();
  const own = useMemo(() => waiting.filter((call) => isAbout(call, ABOUT)), [waiting]);
  useLive(person && 'pantry-items');

  useEffect(
    () =>
      onSent((call, answer) => {
        if (isAbout(call, ABOUT)) mutate((now) => answered(now, call.data.key, answer));
      }),
    [mutate],
  );

  const shown = useMemo(() => {
    if (remote.status !== 'ready') return remote;
    const items = own.reduce<PantryItem[]>(
      (now, { data, shown: meanwhile }) => applyPantry(now, data, meanwhile),
      [...remote.data],
    );
    const data: PantryState = { items, waiting: new Set(own.map(({ data: { key } }) => key)) };
    return { status: 'ready', data } as const;
  }, [own, remote]);

  const change = useCallback<ChangePantry>(
    (one, meanwhile = {}) => {
      void background(() =>
        enqueue({ method: 'POST', path: 'pantry-items/change', data: one, about: ABOUT, shown: meanwhile }),
      ).catch(
        () => undefined, // the alert reported it
      );
    },
    [background],
  );
  return { remote: shown, reload, change };
}

/** Returns the items with the CMS's answer to one change: the item as kept there, or without it if it is gone. */
function answered(now: readonly PantryItem[], key: string, answer: unknown): PantryItem[] {
  if (!pantry.isPantryItem(answer)) return now.filter((item) => item.key !== key);
  const item = pantry.toPantryItem(answer);
  return now.some((one) => one.key === key)
    ? now.map((one) => (one.key === key ? item : one))
    : [...now, item];
}

/** Tells whether the pantry has anything, according to this browser's copy. */
export function useHasAnything(): boolean {
  const { person } = useAuth();
  const { remote } = useStoredRead<PantryItem[]>(person && ['pantry'], pantry.listPantry, { isQuiet: true });
  return remote.status === 'ready' && remote.data.some(({ level }) => level !== 'gone');
}

/** Reads the movements of one pantry item, again after each pantry change that was sent. */
export function useMovements(item: number) {
  const { remote, reload } = useQuietRead<Movement[]>(['pantryBook', item], () => pantry.listMovements(item));
  useEffect(() => onSent((call) => void (call.about === ABOUT && reload())), [reload]);
  return { remote, reload };
}
