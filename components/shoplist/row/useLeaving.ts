import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ItemAddition, ItemChange } from '@/lib/domain/shoplist/change';

/** Time in ms for which a change can be undone in its row. */
export const UNDO_MS = 5000;

/** Keys of the lines, each with the line that replaces it, if any. */
type Leaving = ReadonlyMap<string, ItemAddition | undefined>;
const NONE: ReadonlySet<string> = new Set();
const NOTHING: Leaving = new Map();

/**
 * Holds lines that were just removed or replaced: they can be restored until the change is sent, at the latest when the
 * page closes.
 */
export function useLeaving(change: (change: ItemChange) => void) {
  const [leaving, setLeaving] = useState(NOTHING);
  // sent, but still in the list
  const [gone, setGone] = useState(NONE);
  const send = useEffectEvent(() =>
    leaving.forEach((instead, key) => {
      if (instead) change(instead);
      change({ op: 'remove', key });
    }),
  );
  const close = useEffectEvent(() => {
    send();
    setGone((now) => new Set([...now, ...leaving.keys()]));
    setLeaving(NOTHING);
  });
  useEffect(() => {
    if (leaving.size === 0) return;
    const timer = setTimeout(() => close(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  useEffect(() => {
    const handleHide = () => close();
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      send();
    };
  }, []);
  const remove = useCallback(
    (key: string, instead?: ItemAddition) => setLeaving((now) => new Map(now).set(key, instead)),
    [],
  );
  const bringBack = useCallback(
    (key: string) => setLeaving((now) => new Map([...now].filter(([one]) => one !== key))),
    [],
  );
  return { leaving, gone, remove, bringBack };
}
