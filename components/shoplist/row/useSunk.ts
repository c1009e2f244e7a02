import { useEffect, useEffectEvent, useState } from 'react';
import { isBrought } from '@/lib/domain/shoplist/delivery';
import type { ShopItem } from '@/lib/domain/shoplist/types';

const tickedIn = (items: readonly ShopItem[]): ReadonlySet<string> =>
  new Set(items.flatMap((item) => (item.checked && !isBrought(item) ? item.key : [])));

/**
 * Lines that lie in the basket: what was ticked when the list was opened, or looked at again after the device lay idle. What is
 * ticked since keeps its place, so that nothing moves under a finger.
 */
export function useSunk(items: readonly ShopItem[]): ReadonlySet<string> {
  const [sunk, setSunk] = useState(() => tickedIn(items));
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    // the line at which somebody is keeps the focus, and so its place
    const held = document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line;
    setSunk((now) => {
      const next = new Set(tickedIn(items));
      if (held !== undefined && !now.has(held)) next.delete(held);
      if (held !== undefined && now.has(held)) next.add(held);
      return next;
    });
  });
  useEffect(() => {
    const handleChange = () => look();
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);
  return sunk;
}
