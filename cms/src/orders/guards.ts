import type { Guards, Lock } from '../records/database/locks';
import type { PendingWrite } from '../records/types';
import { listGuards, listsOf } from '../records/search/listGuards';
import { stockGuards } from '../stocks/ledger';
import type { NewOrder } from './order';

/** Locks an order, so that one request at a time changes it. */
export const orderGuards = (id: number): Lock[] => [{ of: 'order', key: id }];

/** Locks the ordered products' stock and the lists whose lines are marked; place.ts draws the number last. */
export function guardsOfOrders({ verb, id, data }: PendingWrite): Guards {
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
