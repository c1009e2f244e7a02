import type { Guards, Lock } from '../records/database/locks';
import type { Intent } from '../records/types';
import { listGuards, listsOf } from '../records/search/listGuards';
import { stockGuards } from '../stocks/book';
import type { NewOrder } from './order';

/** An order is moved on by one at a time. */
export const orderGuards = (id: number): Lock[] => [{ of: 'order', key: id }];

/** A new order takes from the stock of its products and marks lines of lists; its number comes last (place.ts). */
export function guardsOfOrders({ verb, id, data }: Intent): Guards {
  if (verb === 'update' && id) return orderGuards(id);
  if (verb !== 'create' || !data) return undefined;
  const { lines = [], shoplist }: Partial<NewOrder> = data;
  return async (trx) => [
    ...listGuards([shoplist]),
    ...(await listsOf(
      trx,
      lines.flatMap(({ item }) => item ?? []),
    )),
    ...stockGuards(lines.map(({ product }) => product)),
  ];
}
