import { useCallback, useEffect, useMemo } from 'react';
import * as prices from '@/lib/api/prices';
import { latestWith, withOwnPrice } from '@/lib/domain/prices/own';
import type { Paid, PriceEntry, Spending } from '@/lib/domain/prices/types';
import type { ProductFacts } from '@/lib/domain/product/types';
import { useQueue } from '@/lib/hooks/useQueue';
import { enqueue, onSent } from '@/lib/offline/queue';
import type { QueuedCall } from '@/lib/offline/types';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '../ApiContext';
import { useAuth } from '../AuthContext';
import { useKeptRead } from './kept';
import { useQuietRead } from './read';

const ABOUT = 'prices';
const NONE: readonly Paid[] = [];
const paidIn = ({ data }: QueuedCall) => data as unknown as Paid;

/** What this household paid last, as this browser knows it: the last copy read, with what waits to be sent over it. */
export function useOwnPrices() {
  const { person } = useAuth();
  const isWanted = person !== null && person.Rolee !== 'Courier';
  const { remote, mutate } = useKeptRead<readonly Paid[]>(
    isWanted ? ['latestPrices'] : null,
    prices.listLatestPrices,
    { isQuiet: true },
  );
  const { waiting } = useQueue();
  useEffect(
    () => onSent((call) => void (call.about === ABOUT && mutate((now) => [...now, paidIn(call)]))),
    [mutate],
  );
  const known = remote.status === 'ready' ? remote.data : NONE;
  return useMemo(() => {
    const own = waiting.filter(({ about }) => about === ABOUT).map(paidIn);
    const latest = latestWith(known, own);
    const priced = <P extends ProductFacts & { readonly id: number }>(product: P): P =>
      withOwnPrice(product, latest);
    return { latest, priced };
  }, [known, waiting]);
}

/** Writes down what was paid; without network it is sent later. */
export function usePay() {
  const { background } = useApi();
  return useCallback(
    (paid: Paid) =>
      void background(() =>
        enqueue({ method: 'POST', path: 'prices', data: { ...paid }, about: ABOUT }),
      ).catch(
        () => undefined, // the alert has said it
      ),
    [background],
  );
}

/** All that was ever paid for a product, read again whenever a price has arrived. */
export function usePrices(product: number) {
  const { person } = useAuth();
  const { remote, reload } = useQuietRead<PriceEntry[]>(person && ['prices', product], () =>
    prices.listPrices(product),
  );
  useEffect(() => onSent((call) => void (call.about === ABOUT && reload())), [reload]);
  return { remote, reload };
}

/** What the household's month came to. */
export function useSpending(month: string) {
  const { person } = useAuth();
  return useQuietRead<Spending>(person && ['spending', month], () => prices.readSpending(month));
}

/** Calls that change prices and the budget. */
export function usePriceCalls() {
  const { write } = useApi();
  const done = () => invalidate({ collection: 'prices' });
  return {
    change: async (id: number, change: Partial<Omit<Paid, 'product'>>) => {
      await write('price.save', () => prices.changePrice(id, change));
      done();
    },
    remove: async (id: number) => {
      await write('price.remove', () => prices.removePrice(id));
      done();
    },
    setBudget: async (tetri: number | null) => {
      await write('price.budget', () => prices.setBudget(tetri));
      done();
    },
  };
}
