import { useCallback, useEffect, useMemo } from 'react';
import { foodNames, readUsual, type Usual, type UsualThing } from '@/lib/api/shoplist/usual';
import type { OfferedFood } from '@/lib/domain/food/offer';
import type { Product } from '@/lib/domain/product/record';
import { DAY } from '@/lib/domain/time/units';
import { useQueue } from '@/lib/hooks/useQueue';
import { enqueue, onSent } from '@/lib/offline/queue';
import type { QueuedCall } from '@/lib/offline/types';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { seldom, useKeptRead } from '@/context/remote/kept';
import { useQuietRead } from '@/context/remote/read';

export type { UsualThing };

const ABOUT = 'staples';
const NOTHING: Usual = { usual: [], staples: [] };

/** Reads a queued mark, with the product to show meanwhile. */
const markIn = ({ data, shown }: QueuedCall) => ({
  isStaple: data?.isStaple === true,
  product: shown as Product,
});

const withMark = (now: readonly Product[], { product, isStaple }: ReturnType<typeof markIn>): Product[] => {
  const others = now.filter(({ id }) => id !== product.id);
  return isStaple ? [...others, product] : others;
};

/**
 * Returns the products that the household buys often and those the person always has at home: the last copy read,
 * overlaid with marks still in the queue.
 */
export function useUsual() {
  const { person } = useAuth();
  const { background } = useApi();
  const { remote, mutate } = useKeptRead<Usual>(person && ['usual'], readUsual, { isQuiet: true });
  const { waiting } = useQueue();
  useEffect(
    () =>
      onSent((call) => {
        if (call.about !== ABOUT) return;
        mutate((now) => ({ ...now, staples: withMark(now.staples, markIn(call)) }));
      }),
    [mutate],
  );
  const known = remote.status === 'ready' ? remote.data : NOTHING;
  const staples = useMemo(
    () =>
      waiting
        .filter(({ about }) => about === ABOUT)
        .reduce((now, call) => withMark(now, markIn(call)), [...known.staples]),
    [known, waiting],
  );
  const mark = useCallback(
    (product: Pick<Product, 'id' | 'Name'>, isStaple: boolean) => {
      const data = { product: product.id, isStaple };
      const call = { method: 'POST', path: 'shoplists/staples', data, about: ABOUT, shown: product } as const;
      void background(() => enqueue(call)).catch(
        () => undefined, // the alert reported it
      );
    },
    [background],
  );
  return { isKnown: remote.status === 'ready', usual: known.usual, staples, mark };
}

const WEEK_MS = 7 * DAY;
const NONE: readonly OfferedFood[] = [];

/**
 * Returns the names of foods that have no product yet, so a typed word is recognised offline too. Reads them weekly,
 * once `isWanted`.
 */
export function useFoodNames(isWanted: boolean): readonly OfferedFood[] {
  const { person } = useAuth();
  const { remote } = useQuietRead<readonly OfferedFood[]>(
    isWanted && person ? ['foodNames'] : null,
    async () => (await seldom({ key: ['foodNames'], person: person?.id }, foodNames, WEEK_MS)) ?? NONE,
  );
  return remote.status === 'ready' ? remote.data : NONE;
}
