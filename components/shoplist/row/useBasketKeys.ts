import { useEffect, useEffectEvent, useState } from 'react';
import { isDelivered } from '@/lib/domain/shoplist/delivery';
import type { ShopItem } from '@/lib/domain/shoplist/types';

const tickedIn = (items: readonly ShopItem[]): ReadonlySet<string> =>
  new Set(items.flatMap((item) => (item.checked && !isDelivered(item) ? item.key : [])));

/**
 * Keys of the lines shown in the basket: those ticked when the list was opened, or when the page became visible again.
 * A line ticked later keeps its place, so that nothing moves under a finger.
 */
export function useBasketKeys(items: readonly ShopItem[]): ReadonlySet<string> {
  const [sunk, setSunk] = useState(() => tickedIn(items));
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    // the line with the focus stays in place
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
