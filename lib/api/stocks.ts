import type { ArrivalInput, Movement, Stock, Stockable } from '@/lib/domain/stock/record';
import { create, findMany, raw, send, update } from './strapi';

const PAGE = 100;

/** Every lot that holds something, and of what has run out the one that carries its minimum. */
export const allStocks = async (): Promise<Stock[]> => (await raw<{ data: Stock[] }>('stocks/held')).data;

export const listStockable = async (): Promise<Stockable[]> =>
  (await raw<{ data: Stockable[] }>('stocks/products')).data;

/** What has moved of a product, the latest first. */
export const listMovements = async (product: number): Promise<Movement[]> =>
  (
    await findMany<Movement>('stock-movements', {
      populate: {
        by: { fields: ['Name'] },
        order: { fields: ['number'] },
        stock: { fields: ['place', 'expiresOn'] },
      },
      filters: { product: { id: { $eq: product } } },
      sort: 'at:desc',
      pagination: { pageSize: PAGE },
    })
  ).data;

export interface MoveInput {
  readonly delta: number;
  readonly reason: string;
  readonly note: string | null;
}
export const moveStock = (id: number, input: MoveInput, idempotencyKey: string) =>
  send<Stock>('POST', `stocks/${id}/move`, input, { idempotencyKey });
/** From which amount on a product runs low; the CMS keeps it with all its lots. */
export const setMinimum = (id: number, minimum: number | null) => update<Stock>('stocks', id, { minimum });
export const receiveStock = (lines: readonly ArrivalInput[], idempotencyKey: string) =>
  create<Stock[]>('stocks/arrivals', { lines }, { idempotencyKey });
