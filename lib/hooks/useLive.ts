import { useEffect, useRef } from 'react';
import type { Change } from '@/lib/live/hub';

const BREATH = 150;

/**
 * Calls back when a record of the collection has changed (one of them, where `id` is given), in a burst once. Silent while
 * the tab is hidden or the device offline; whoever comes back is called, since anything may have happened meanwhile.
 */
export function useLive(collection: string | null, id: number | null, onChange: (change: Change) => void) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (collection === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const onTold = (change: Change) => {
      if (id !== null && change.id !== undefined && change.id !== id) return;
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(change), BREATH);
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
