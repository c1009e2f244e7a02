import type { ArrivalInput, Movement, Stock, Stockable } from '@/lib/domain/storage/record';
import type { Shown, VerbBody } from '@/lib/api/shown';
import { act, ask, findMany, update } from '@/lib/api/strapi';

const PAGE = 100;
const MOVEMENTS = {
  populate: {
    by: { fields: ['Name'] },
    order: { fields: ['number'] },
    stock: { fields: ['place', 'expiresOn'] },
  },
} as const;

const toStock = (record: Stock): Stock => ({
  id: record.id,
  product: record.product ?? null,
  quantity: record.quantity ?? 0,
  reserved: record.reserved ?? 0,
  unit: record.unit,
  place: record.place ?? null,
  expiresOn: record.expiresOn ?? null,
  minimum: record.minimum ?? null,
});

const toMovement = (record: Shown<'stock-movements', typeof MOVEMENTS>): Movement => ({
  id: record.id,
  delta: record.delta ?? 0,
  unit: record.unit,
  reason: record.reason,
  note: record.note ?? null,
  at: record.at,
  by: record.by ?? null,
  order: record.order ?? null,
  stock: record.stock ?? null,
});

/** Lists all lots that hold something; of a product out of stock, the lot that carries its minimum. */
export const allStocks = async (): Promise<Stock[]> =>
  (await ask('GET stocks/held', {})).data.map(({ product: { id, Name, ...facts }, ...lot }) =>
    toStock({ ...lot, product: id !== null && Name !== undefined ? { id, Name, ...facts } : null }),
  );

export const listStockable = async (): Promise<Stockable[]> => [
  ...(await ask('GET stocks/products', {})).data,
];

/** Lists the last stock movements of a product, latest first. */
export const listMovements = async (product: number): Promise<Movement[]> =>
  (
    await findMany('stock-movements', {
      ...MOVEMENTS,
      filters: { product: { id: { $eq: product } } },
      sort: 'at:desc',
      pagination: { pageSize: PAGE },
    })
  ).data.map(toMovement);

export type MoveInput = VerbBody<'stocks', 'move'>;
export const moveStock = async (id: number, input: MoveInput, idempotencyKey: string) =>
  toStock(await act('stocks', id, 'move', input, { idempotencyKey }));
/** Sets the amount below which a product runs low; the CMS keeps it for all its lots. */
export const setMinimum = async (id: number, minimum: number | null) =>
  toStock(await update('stocks', id, { minimum }));
export const receiveStock = async (lines: readonly ArrivalInput[], idempotencyKey: string) =>
  (await ask('POST stocks/arrivals', { body: { lines } }, { idempotencyKey })).data.map(toStock);
