import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ItemAddition, ItemChange } from '@/lib/domain/shoplist/change';

/** How long what was done to a line can be taken back in its place. */
export const STAYS = 5000;

/** Lines by their keys, each with the one that takes its place, if any does. */
type Leaving = ReadonlyMap<string, ItemAddition | undefined>;
const NONE: ReadonlySet<string> = new Set();
const NOTHING: Leaving = new Map();

/** Lines that were removed, or exchanged for another, a moment ago: they can be brought back whole until they are sent off, at the latest with the page. */
export function useLeaving(change: (change: ItemChange) => void) {
  const [leaving, setLeaving] = useState(NOTHING);
  // sent off, while the list still has them
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
    const timer = setTimeout(() => close(), STAYS);
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
