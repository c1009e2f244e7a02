import type { Knex } from 'knex';
import { deliveryOf } from '../domain/order/ofLine';
import { isOpen, OPEN_STATES } from '../domain/order/states';
import { listsOf } from '../records/search/listGuards';
import { guard, type Lock } from '../records/database/locks';
import { sql } from '../records/database/database';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { ONE_TIME_TASKS, tableOf } from '../records/database/tables';
import type { CollectionMap } from '../records/types';
import { change, inWrite } from '../records/write/write';
import { type Order, type OrderLine, orders } from './order';

type Item = CollectionMap['shop-items'];
const items = () => collectionOf('shop-items');

const itemsIn = ({ lines }: Pick<Order, 'lines'>): number[] => lines.flatMap(({ item }) => item ?? []);

/** Returns locks for the lists whose lines an order updates when it ends. */
export async function listGuardsOf(id: number, trx: Knex): Promise<Lock[]> {
  const order = (await readBodies<Order>(trx, orders(), [id])).get(id);
  return order ? listsOf(trx, itemsIn(order)) : [];
}

/** Marks the list lines of a new order as ordered; lines that somebody has ticked meanwhile stay ticked. */
export const orderLines = (order: Order, trx: Knex): Promise<void> =>
  updateListItems(
    order,
    trx,
    (item) => !item.checked,
    (line) => ({ ...facts(order, line), checkedBy: order.customer }),
  );

/**
 * Updates the list lines of an order that has ended: delivered lines are ticked as bought, all others are to be bought
 * again. Lines that were deleted meanwhile, or belong to another order, are left alone.
 */
export async function settleLines(order: Order, trx: Knex): Promise<void> {
  await guard(trx, await listsOf(trx, itemsIn(order)));
  const instead = await readBodies(
    trx,
    collectionOf('products'),
    order.lines.flatMap(({ replacement }) => replacement ?? []),
    'head',
  );
  await updateListItems(
    order,
    trx,
    (item) => item.delivery === 'ordered' && item.order?.id === order.id,
    (line) => {
      const { delivery, order: told } = facts(order, line);
      const asked = order.questions?.find(({ key }) => key === line.key);
      const named = delivery === 'replaced' ? instead.get(line.replacement ?? 0) : asked;
      const isNamed = delivery === 'replaced' || delivery === 'refused';
      const { Name = null, NameKa = null } = (isNamed && named) || {};
      return {
        delivery,
        order: { ...told, Name, NameKa },
        ...(delivery === 'brought' && { checked: true }),
      };
    },
  );
}

const facts = (order: Order, line: OrderLine) => ({
  delivery: deliveryOf(order, line),
  order: {
    id: order.id,
    number: order.number,
    wantedFrom: order.wantedFrom,
    wantedTo: order.wantedTo,
    at: isOpen(order.state) ? null : (order.history.at(-1)?.at ?? null),
    Name: null,
    NameKa: null,
  },
});

async function updateListItems(
  order: Order,
  trx: Knex,
  isMeant: (item: Item) => boolean,
  told: (line: OrderLine) => Partial<Item>,
): Promise<void> {
  const known = await readBodies<Item>(trx, items(), itemsIn(order));
  for (const line of order.lines) {
    const item = known.get(line.item ?? 0);
    if (!item || !isMeant(item)) continue;
    await change(items(), item, told(line), trx);
    // If two lines of an order refer to the same list line, the first counts.
    known.delete(item.id);
  }
}

const DONE = 'ordered lines';

/** Runs once at an upgrade: turns list lines ticked by open orders into ordered ones. */
export async function untickOrdered(): Promise<void> {
  if (await (await sql())(ONE_TIME_TASKS).where({ name: DONE }).first('name')) return;
  await inWrite(async (trx) => {
    const underWay = await rows<Order>(trx(tableOf(orders())).whereIn('state', [...OPEN_STATES]));
    for (const order of underWay)
      await updateListItems(
        order,
        trx,
        (item) => Boolean(item.checked),
        (line) => ({ ...facts(order, line), checked: false, checkedBy: order.customer }),
      );
    await trx(ONE_TIME_TASKS).insert({ name: DONE, record: 0 });
  });
}
