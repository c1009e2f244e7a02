import { usePantry } from '@/context/pantry/pantry';
import { useAuth } from '@/context/AuthContext';
import { applyPantry } from '@/lib/domain/pantry/change';
import { putAway, puttingOf, type Putting } from '@/lib/domain/pantry/putAway';
import type { PantryItem } from '@/lib/domain/pantry/types';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { useToday } from '@/lib/hooks/useToday';
import { useStoredPutLines, type PutLine } from './useStoredPutLines';

const NOTHING: readonly PantryItem[] = [];

/** Adds bought lines to At home and undoes that; before the stock has loaded, each becomes a separate thing. */
export function usePutAway() {
  const { remote, change } = usePantry();
  const { person } = useAuth();
  const { day: today } = useToday(person?.timeZone);
  const { lines, remember } = useStoredPutLines();
  const things = remote.status === 'ready' ? remote.data.items : NOTHING;
  const isPut = ({ key }: ShopItem) => lines[key]?.back !== undefined;
  const timesOf = (key: string) => lines[key]?.times ?? 0;
  return {
    today,
    things,
    isPut,
    proposed: (line: ShopItem) => puttingOf(line, things, today),
    /** Returns the lines that nobody in this home has put away yet, as far as this browser knows. */
    leftOf: (items: readonly ShopItem[]) =>
      items.filter((item) => !isPut(item) && !things.some(({ key }) => key === item.key)),
    put: (items: readonly ShopItem[], as?: Putting) => {
      const done: Record<string, PutLine> = {};
      let now = [...things];
      for (const line of items) {
        const { key, product } = line;
        const time = `${today} ${timesOf(key)}`;
        const { change: one, back } = putAway(line, as ?? puttingOf(line, now, today), now, time);
        now = applyPantry(now, one, { product });
        change(one, { product });
        done[key] = { back, times: timesOf(key) };
      }
      remember(done);
    },
    takeBack: (keys: readonly string[]) => {
      for (const key of keys) {
        const { back } = lines[key] ?? {};
        if (back) change(back);
      }
      remember(Object.fromEntries(keys.map((key) => [key, { times: timesOf(key) + 1 }])));
    },
    /** Keeps the product at home; a later tick of the line counts as a new purchase. */
    forget: (key: string) => remember({ [key]: { times: timesOf(key) + 1 } }),
  };
}
