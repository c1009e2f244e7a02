import { useMemo } from 'react';
import { changeLine } from '@/lib/api/search/everywhere';
import { openLines, readShopList, type OpenLine } from '@/lib/api/shoplist/shoplists';
import type { PantryItem } from '@/lib/domain/pantry/types';
import type { ItemAddition, ItemChange } from '@/lib/domain/shoplist/change';
import type { ShopItem, ShopList } from '@/lib/domain/shoplist/types';
import { newKey } from '@/lib/newKey';
import { invalidate } from '@/lib/remote/cache';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useQuietRead } from '@/context/remote/read';

export type ListNamed = Pick<ShopList, 'id' | 'Name'>;

/** Product or food from which a list line is made. The key is that of the pantry item, so the two can be matched. */
export type Thing = Omit<ItemAddition, 'op' | 'key'> & { readonly key?: string };

/** Result of adding: it was on the list already, or the key of its new line. */
interface ListAddition {
  readonly isThere: boolean;
  readonly key?: string;
}

/** Tells whether a line is for the thing: same product, or same text if it has none. */
const isSame = ({ product, Name }: ShopItem, thing: Thing): boolean =>
  thing.product
    ? product?.id === thing.product
    : !thing.food && !product && Boolean(thing.Name) && Name === thing.Name;

/** Returns calls that add a thing to a list that is not open, and remove it. */
export function useListThing() {
  const { read, write } = useApi();
  return useMemo(() => {
    const change = async (key: ActionKey, list: number, one: ItemChange): Promise<void> => {
      await write(key, () => changeLine(list, one));
      invalidate({ collection: 'shoplists', id: list });
    };
    return {
      put: async (list: number, thing: Thing): Promise<ListAddition> => {
        const { items } = await read(() => readShopList(list));
        const { key: own, ...given } = thing;
        const there = items.find((item) => !item.checked && (item.key === own || isSame(item, thing)));
        if (there && !there.atHome) return { isThere: true };
        // a ticked line keeps its key, so the new line needs another one
        const key = own && !items.some((item) => item.key === own) ? own : newKey();
        await change(
          'shoplist.fill',
          list,
          there ? { op: 'set', key: there.key, atHome: false } : { op: 'add', key, ...given },
        );
        return { isThere: false, key: there ? undefined : key };
      },
      takeOff: (list: number, key: string) => change('shoplist.update', list, { op: 'remove', key }),
    };
  }, [read, write]);
}

/** Maps the keys of pantry items to the lists on which they are already; null until known, empty if the read failed. */
export function useListed(
  things: readonly Pick<PantryItem, 'key' | 'product'>[],
): ReadonlyMap<string, ListNamed> | null {
  const keys = things.map(({ key }) => key);
  const products = things.flatMap(({ product }) => product?.id ?? []);
  const { remote } = useQuietRead<OpenLine[]>(keys.length > 0 ? ['openLines', keys.join()] : null, () =>
    openLines(keys, products),
  );
  if (remote.status === 'loading') return null;
  const lines = remote.status === 'ready' ? remote.data : [];
  const lineOf = ({ key, product }: (typeof things)[number]) =>
    lines.find((line) => line.key === key || (product && line.product?.id === product.id));
  return new Map(
    things.flatMap((thing) => {
      const list = lineOf(thing)?.list;
      return list ? [[thing.key, list]] : [];
    }),
  );
}
