import { useEffect, useEffectEvent } from 'react';
import type { Change } from '@/lib/live/hub';
import { invalidate } from '@/lib/remote/cache';
import type { Collection } from '@/lib/remote/keys';

const DEBOUNCE_MS = 150;

/** Reads a single changed record; resolves to true if nothing else has to be read. */
type ReadRecord = (id: number) => Promise<boolean>;

/**
 * Reloads all data of the collection (of record `id`, if given) as it changes, once per burst. Stops while the tab is
 * hidden or the device offline; then reloads everything, since any change may have been missed. With `take`, that
 * function reads a changed record first.
 */
export function useLive(collection: Collection | null, id?: number | null, take?: ReadRecord) {
  const read = useEffectEvent(async (one: number | undefined) =>
    one !== undefined && take ? take(one).catch(() => false) : false,
  );
  useEffect(() => {
    if (collection === null || id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const told = new Set<number | undefined>();
    const onTold = (change: Change) => {
      if (id !== undefined && change.id !== undefined && change.id !== id) return;
      told.add(change.id);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const all = [...told];
        told.clear();
        for (const one of all)
          void read(one).then((isEnough) => !isEnough && invalidate({ collection, id: one }, 'live'));
      }, DEBOUNCE_MS);
    };
    // subscribes only after the page has been read and shown
    const started = import('@/lib/live/hub').then(({ watch }) => {
      if (!isOver) stop = watch(collection, onTold);
    });
    started.catch(() => undefined); // offline and not cached: the next visit subscribes again
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [collection, id]);
}
