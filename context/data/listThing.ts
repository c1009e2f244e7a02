import { useMemo } from 'react';
import { changeLine } from '@/lib/api/everywhere';
import { readShopList } from '@/lib/api/shoplists';
import type { ItemAddition, ItemChange } from '@/lib/domain/shoplist/change';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { newKey } from '@/lib/newKey';
import { invalidate } from '@/lib/remote/cache';
import { useApi, type ActionKey } from '../ApiContext';

/** A product, or the food that it is, by which a line of a list is made. */
export type Thing = Omit<ItemAddition, 'op' | 'key'>;

/** What became of it: it stood there already, or this is the key of its new line. */
interface Put {
  readonly isThere: boolean;
  readonly key?: string;
}

/** Whether a line is of the thing: of its product, or written as it is where it has none. */
const isSame = ({ product, Name }: ShopItem, thing: Thing): boolean =>
  thing.product
    ? product?.id === thing.product
    : !thing.food && !product && Boolean(thing.Name) && Name === thing.Name;

/** Puts a thing on a list that is not open, and takes it off again. */
export function useListThing() {
  const { read, write } = useApi();
  return useMemo(() => {
    const change = async (key: ActionKey, list: number, one: ItemChange): Promise<void> => {
      await write(key, () => changeLine(list, one));
      invalidate({ collection: 'shoplists', id: list });
    };
    return {
      put: async (list: number, thing: Thing): Promise<Put> => {
        const { items } = await read(() => readShopList(list));
        const there = items.find((item) => !item.checked && isSame(item, thing));
        if (there && !there.atHome) return { isThere: true };
        const key = newKey();
        await change(
          'shoplist.fill',
          list,
          there ? { op: 'set', key: there.key, atHome: false } : { op: 'add', key, ...thing },
        );
        return { isThere: false, key: there ? undefined : key };
      },
      takeOff: (list: number, key: string) => change('shoplist.update', list, { op: 'remove', key }),
    };
  }, [read, write]);
}
