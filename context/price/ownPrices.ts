import { useEffect, useMemo } from 'react';
import { listLatestPrices } from '@/lib/api/price/prices';
import { latestWith, withOwnPrice } from '@/lib/domain/price/own';
import type { Paid } from '@/lib/domain/price/types';
import type { ProductFacts } from '@/lib/domain/product/types';
import { useQueue } from '@/lib/hooks/useQueue';
import { onSent } from '@/lib/offline/queue';
import type { QueuedCall } from '@/lib/offline/types';
import { useAuth } from '@/context/AuthContext';
import { useKeptRead } from '@/context/remote/kept';

/** Queue topic of price records. */
export const PRICES = 'prices';
const NONE: readonly Paid[] = [];
const paidIn = ({ data }: QueuedCall) => data as unknown as Paid;

/** Returns the household's latest prices: the last copy read, overlaid with prices still in the queue. */
export function useOwnPrices() {
  const { person } = useAuth();
  const isWanted = person !== null && person.Rolee !== 'Courier';
  const { remote, mutate } = useKeptRead<readonly Paid[]>(
    isWanted ? ['latestPrices'] : null,
    listLatestPrices,
    { isQuiet: true },
  );
  const { waiting } = useQueue();
  useEffect(
    () => onSent((call) => void (call.about === PRICES && mutate((now) => [...now, paidIn(call)]))),
    [mutate],
  );
  const known = remote.status === 'ready' ? remote.data : NONE;
  return useMemo(() => {
    const own = waiting.filter(({ about }) => about === PRICES).map(paidIn);
    const latest = latestWith(known, own);
    const priced = <P extends ProductFacts & { readonly id: number }>(product: P): P =>
      withOwnPrice(product, latest);
    return { latest, priced };
  }, [known, waiting]);
}
