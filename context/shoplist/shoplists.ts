import { useCallback, useEffect, useMemo } from 'react';
import * as lists from '@/lib/api/shoplist/shoplists';
import type { FromPlan, ShopListWhole } from '@/lib/api/shoplist/shoplists';
import type { Category } from '@/lib/domain/product/types';
import { applyChange, type ItemChange } from '@/lib/domain/shoplist/change';
import type { ShopItem, ShopList, ShopProduct } from '@/lib/domain/shoplist/types';
import { invalidate } from '@/lib/remote/cache';
import { useLive } from '@/lib/hooks/useLive';
import { useQueue } from '@/lib/hooks/useQueue';
import { newKey } from '@/lib/newKey';
import { isAbout } from '@/lib/offline/about';
import { enqueue, onSent } from '@/lib/offline/queue';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useStoredRead } from '@/context/remote/storedRead';
import { callWith } from '@/context/remote/read';

export type { FromPlan };
export interface ShopListState extends ShopListWhole {
  /** Keys of lines whose changes have not reached the CMS yet. */
  readonly waiting: ReadonlySet<string>;
}

/** Reads the caller's lists, stored for offline use and updated live. */
export function useShopLists() {
  const { person } = useAuth();
  useLive(person && 'shoplists');
  return useStoredRead<ShopList[]>(person && ['shoplists'], lists.listShopLists);
}

const aboutList = (id: number) => `shoplists/${id}` as const;
/** Queued change, with the product of a new line so that it can be shown. */
interface Waiting {
  readonly change: ItemChange;
  readonly product: ShopProduct | null;
}
const products = new Map<string, ShopProduct>();
const waitingOf = ({ data: change }: { readonly data: ItemChange }): Waiting => ({
  change,
  product: products.get(change.key) ?? null,
});

/** Returns one list: the last copy read, overlaid with the person's queued changes. */
export function useShopList(id: number | null) {
  const { person } = useAuth();
  const { background } = useApi();
  const isKnown = id !== null && person !== null;
  const { remote, reload, mutate } = useStoredRead<ShopListWhole>(
    isKnown ? ['shoplist', id] : null,
    callWith(id, lists.readShopList),
  );
  const { waiting } = useQueue();
  const by = useMemo(() => person && { id: person.id, Name: person.Name }, [person]);
  const own = useMemo(
    () => (id === null ? [] : waiting.filter((call) => isAbout(call, aboutList(id)))),
    [id, waiting],
  );
  useLive(isKnown ? 'shoplists' : null, id);

  useEffect(() => {
    if (!isKnown || id === null) return;
    return onSent((call) => {
      if (!isAbout(call, aboutList(id))) return;
      const { change, product } = waitingOf(call);
      mutate((now) => ({ ...now, items: applyChange(now.items, change, { product, by }) }));
    });
  }, [by, id, isKnown, mutate]);

  const shown = useMemo(() => {
    if (remote.status !== 'ready') return remote;
    const laid = own.map(waitingOf);
    const items = laid.reduce<ShopItem[]>(
      (now, { change, product }) => applyChange(now, change, { product, by }),
      [...remote.data.items],
    );
    const data: ShopListState = {
      ...remote.data,
      items,
      waiting: new Set(laid.map(({ change }) => change.key)),
    };
    return { status: 'ready', data } as const;
  }, [by, own, remote]);

  const change = useCallback(
    (one: ItemChange, product?: ShopProduct) => {
      if (id === null) return;
      if (product) products.set(one.key, product);
      void background(() =>
        enqueue({ method: 'POST', path: `shoplists/${id}/change`, data: one, about: aboutList(id) }),
      ).catch(
        () => undefined, // the alert reported it
      );
    },
    [background, id],
  );
  return { remote: shown, reload, change };
}

const withMembers = (members: readonly number[]) => (members.length > 0 ? { members } : {});

/** Returns calls that change whole lists; each shows its own alerts. */
export function useShopListCalls() {
  const { write } = useApi();
  const call = useCallback(
    async <T>(key: ActionKey, act: () => Promise<T>, id?: number): Promise<T> => {
      const answer = await write(key, act);
      invalidate({ collection: 'shoplists', id });
      return answer;
    },
    [write],
  );
  return {
    create: (Name: string, members: readonly number[] = []) =>
      call('shoplist.create', () => lists.createShopList({ Name, ...withMembers(members) }, newKey())),
    rename: (id: number, Name: string) =>
      call('shoplist.update', () => lists.updateShopList(id, { Name }), id),
    setAisles: (id: number, aisles: readonly Category[]) =>
      call('shoplist.update', () => lists.updateShopList(id, { aisles }), id),
    remove: (id: number) => call('shoplist.delete', () => lists.deleteShopList(id), id),
    fromPlan: ({ members = [], ...input }: FromPlan) =>
      call('shoplist.fill', () => lists.fillFromPlan({ ...input, ...withMembers(members) }, newKey())),
    addDish: (id: number, dish: number, servings: number) =>
      call('shoplist.fill', () => lists.addDishToList(id, { dish, servings }, newKey()), id),
    share: (id: number, email: string) =>
      call('shoplist.share', () => lists.shareShopList(id, { email }), id),
    /** Shares with a member of the household. */
    shareAtHome: (id: number, user: number) =>
      call('shoplist.share', () => lists.shareShopList(id, { user }), id),
    unshare: (id: number, user: number) =>
      call('shoplist.unshare', () => lists.unshareShopList(id, { user }), id),
    leave: (id: number) => call('shoplist.leave', () => lists.leaveShopList(id), id),
  };
}
