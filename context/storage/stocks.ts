import { useCallback } from 'react';
import {
  allStocks,
  listMovements,
  listStockable,
  moveStock,
  receiveStock,
  setMinimum,
  type MoveInput,
} from '@/lib/api/storage/stocks';
import type { ArrivalInput, Stockable } from '@/lib/domain/storage/record';
import { invalidate } from '@/lib/remote/cache';
import { useLive } from '@/lib/hooks/useLive';
import { useApi } from '@/context/ApiContext';
import { useStoredRead } from '@/context/remote/storedRead';
import { useRead } from '@/context/remote/read';

export function useStocks() {
  useLive('stocks');
  return useRead(['stocks'], allStocks);
}

/** Reads the products that can be in stock; stored, because a courier packs offline too. */
export const useStockable = (isWanted = true) =>
  useStoredRead<Stockable[]>(isWanted ? ['stockable'] : null, listStockable);
export const useMovements = (product: number) =>
  useRead(['movements', product], () => listMovements(product));

/** Returns calls that change the stock; each rethrows failures. */
export function useStockCalls() {
  const { write } = useApi();
  const done = useCallback(async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    invalidate({ collection: 'stocks' });
    return answer;
  }, []);
  return {
    move: (id: number, input: MoveInput, key: string) =>
      done(write('stock.move', () => moveStock(id, input, key))),
    setMinimum: (id: number, minimum: number | null) =>
      done(write('stock.move', () => setMinimum(id, minimum))),
    arrive: (lines: readonly ArrivalInput[], key: string) =>
      done(write('stock.arrive', () => receiveStock(lines, key))),
  };
}
