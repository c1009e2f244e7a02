import { useCallback } from 'react';
import { allStocks, listMovements, listStockable, moveStock, receiveStock } from '@/lib/api/stocks';
import type { ArrivalInput } from '@/lib/domain/stock/record';
import { remoteCache } from '@/lib/hooks/remoteCache';
import { useLive } from '@/lib/hooks/useLive';
import { useApi } from '../ApiContext';
import { useRead } from './read';

export function useStocks() {
  const read = useRead('stocks', allStocks);
  useLive('stocks', null, () => void read.reload());
  return read;
}

export const useStockable = (isWanted = true) => useRead(isWanted ? 'stockable' : null, listStockable);
export const useMovements = (product: number) =>
  useRead(`movements/${product}`, () => listMovements(product));

/** Calls that change the stock; a failure goes on to the caller. */
export function useStockCalls() {
  const { write } = useApi();
  const done = useCallback(async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    remoteCache.forget('movements');
    return answer;
  }, []);
  return {
    move: (id: number, input: { delta: number; reason: string; note: string | null }) =>
      done(write('stock.move', () => moveStock(id, input))),
    arrive: (lines: readonly ArrivalInput[], key: string) =>
      done(write('stock.arrive', () => receiveStock(lines, key))),
  };
}
