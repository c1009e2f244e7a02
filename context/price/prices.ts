import { useCallback, useEffect } from 'react';
import * as prices from '@/lib/api/price/prices';
import type { Paid, PriceEntry, Spending } from '@/lib/domain/price/types';
import { enqueue, onSent } from '@/lib/offline/queue';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { PRICES } from './ownPrices';
import { useQuietRead } from '@/context/remote/read';

/** Records a price paid; offline, queues it. */
export function usePay() {
  const { background } = useApi();
  return useCallback(
    (paid: Paid) =>
      void background(() =>
        enqueue({ method: 'POST', path: 'prices', data: { ...paid }, about: PRICES }),
      ).catch(
        () => undefined, // the alert reported it
      ),
    [background],
  );
}

/** Reads all prices paid for a product, again after each price that was sent. */
export function usePrices(product: number) {
  const { person } = useAuth();
  const { remote, reload } = useQuietRead<PriceEntry[]>(person && ['prices', product], () =>
    prices.listPrices(product),
  );
  useEffect(() => onSent((call) => void (call.about === PRICES && reload())), [reload]);
  return { remote, reload };
}

/** Reads the household's spending in a month. */
export function useSpending(month: string) {
  const { person } = useAuth();
  return useQuietRead<Spending>(person && ['spending', month], () => prices.readSpending(month));
}

/** Returns calls that change prices and the budget. */
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
