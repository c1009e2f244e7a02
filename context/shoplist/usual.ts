import { useCallback, useEffect, useMemo } from 'react';
import { foodNames, readUsual, type Usual, type UsualThing } from '@/lib/api/shoplist/usual';
import type { OfferedFood } from '@/lib/domain/food/offer';
import type { Product } from '@/lib/domain/product/record';
import { DAY } from '@/lib/domain/time/units';
import { useQueue } from '@/lib/hooks/useQueue';
import { isAbout } from '@/lib/offline/about';
import { enqueue, onSent } from '@/lib/offline/queue';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { readSeldom, useStoredRead } from '@/context/remote/storedRead';
import { useQuietRead } from '@/context/remote/read';

export type { UsualThing };

const ABOUT = 'staples';
const NOTHING: Usual = { usual: [], staples: [] };

/** Queued mark, with the product to show meanwhile. */
interface Mark {
  readonly data: { readonly isStaple: boolean };
  readonly shown: Product;
}
const withMark = (now: readonly Product[], { data, shown }: Mark): Product[] => {
  const others = now.filter(({ id }) => id !== shown.id);
  return data.isStaple ? [...others, shown] : others;
};

/**
 * Returns the products that the household buys often and those the person always has at home: the last copy read,
 * overlaid with marks still in the queue.
 */
export function useUsual() {
  const { person } = useAuth();
  const { background } = useApi();
  const { remote, mutate } = useStoredRead<Usual>(person && ['usual'], readUsual, { isQuiet: true });
  const { waiting } = useQueue();
  useEffect(
    () =>
      onSent((call) => {
        if (!isAbout(call, ABOUT)) return;
        mutate((now) => ({ ...now, staples: withMark(now.staples, call) }));
      }),
    [mutate],
  );
  const known = remote.status === 'ready' ? remote.data : NOTHING;
  const staples = useMemo(
    () => waiting.filter((call) => isAbout(call, ABOUT)).reduce(withMark, [...known.staples]),
    [known, waiting],
  );
  const mark = useCallback(
    (product: Product, isStaple: boolean) => {
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
    async () => (await readSeldom({ key: ['foodNames'], person: person?.id }, foodNames, WEEK_MS)) ?? NONE,
  );
  return remote.status === 'ready' ? remote.data : NONE;
}
