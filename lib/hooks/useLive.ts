import { useEffect, useEffectEvent } from 'react';
import type { Change } from '@/lib/live/hub';
import { invalidate } from '@/lib/remote/cache';
import type { Collection } from '@/lib/remote/keys';

const BREATH = 150;

/** Reads anew a single record that was told of; whether that was enough, so that nothing else has to be read. */
type Take = (id: number) => Promise<boolean>;

/**
 * Has what shows records of the collection (one of them, where `id` is given) read again as they change, in a burst once.
 * Silent while the tab is hidden or the device offline; afterwards all is read again, since anything may have happened meanwhile.
 * With `take` a change of one record is read by that first.
 */
export function useLive(collection: Collection | null, id?: number | null, take?: Take) {
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
      }, BREATH);
    };
    // the page is read and shown first; only then does anybody need to hear of changes
    const started = import('@/lib/live/hub').then(({ watch }) => {
      if (!isOver) stop = watch(collection, onTold);
    });
    started.catch(() => undefined); // without network and not kept: the next visit hears again
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [collection, id]);
}
