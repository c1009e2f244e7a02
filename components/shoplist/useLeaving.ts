import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import { STAYS } from './useStaying';

const NONE: ReadonlySet<string> = new Set();

/** Lines that were removed a moment ago: they can be brought back whole until they are sent off, at the latest with the page. */
export function useLeaving(change: (change: ItemChange) => void) {
  const [leaving, setLeaving] = useState(NONE);
  // sent off, while the list still has them
  const [gone, setGone] = useState(NONE);
  const send = useEffectEvent(() => leaving.forEach((key) => change({ op: 'remove', key })));
  const close = useEffectEvent(() => {
    send();
    setGone((now) => new Set([...now, ...leaving]));
    setLeaving(NONE);
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
  const remove = useCallback((key: string) => setLeaving((now) => new Set(now).add(key)), []);
  const bringBack = useCallback(
    (key: string) => setLeaving((now) => new Set([...now].filter((one) => one !== key))),
    [],
  );
  return { leaving, gone, remove, bringBack };
}
