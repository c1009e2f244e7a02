import { useEffect, useMemo } from 'react';
import { listLatestPrices } from '@/lib/api/price/prices';
import { latestWith, withOwnPrice } from '@/lib/domain/price/own';
import type { Paid } from '@/lib/domain/price/types';
import type { ProductFacts } from '@/lib/domain/product/types';
import { useQueue } from '@/lib/hooks/useQueue';
import { isAbout } from '@/lib/offline/about';
import { onSent } from '@/lib/offline/queue';
import { useAuth } from '@/context/AuthContext';
import { useStoredRead } from '@/context/remote/storedRead';

/** Queue topic of price records. */
export const PRICES = 'prices';
const NONE: readonly Paid[] = [];

/** Returns the household's latest prices: the last copy read, overlaid with prices still in the queue. */
export function useOwnPrices() {
  const { person } = useAuth();
  const isWanted = person !== null && person.Rolee !== 'Courier';
  const { remote, mutate } = useStoredRead<readonly Paid[]>(
    isWanted ? ['latestPrices'] : null,
    listLatestPrices,
    { isQuiet: true },
  );
  const { waiting } = useQueue();
  useEffect(
    () => onSent((call) => void (isAbout(call, PRICES) && mutate((now) => [...now, call.data]))),
    [mutate],
  );
  const known = remote.status === 'ready' ? remote.data : NONE;
  return useMemo(() => {
    const own = waiting.filter((call) => isAbout(call, PRICES)).map(({ data }) => data);
    const latest = latestWith(known, own);
    const priced = <P extends ProductFacts & { readonly id: number }>(product: P): P =>
      withOwnPrice(product, latest);
    return { latest, priced };
  }, [known, waiting]);
}
