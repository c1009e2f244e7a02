import type { Knex } from 'knex';
import { MOVE_REASONS, STOCK_LIMITS, STOCK_UNITS } from '../domain/storage/units';
import { type BodyOf, choice, day, number, relation, text } from '../records/fields';
import { project } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Body, Caller, Collection, Reach } from '../records/types';
import { sourceTable } from '../records/write/write';

/** Scope of the shop's stock: couriers read it, and move it by their own calls; Admin sets places and minimums. */
const shopScope = (query: Knex.QueryBuilder, { who }: Caller): void => {
  if (who !== 'Admin' && who !== 'Courier') query.whereRaw('1 = 0');
};
const shopReach = ({ who }: Caller): Reach => (who === 'Admin' ? 'own' : who === 'Courier' ? 'read' : 'none');

const stocksFields = {
  product: relation('products', { embedded: true, setBy: 'none' }),
  quantity: number({ setBy: 'none', column: 'number' }),
  reserved: number({ setBy: 'none', column: 'number' }),
  unit: choice(STOCK_UNITS, { setBy: 'none', column: 'text' }),
  place: text({ max: STOCK_LIMITS.place, column: 'text' }),
  expiresOn: day({ column: 'text' }),
  minimum: number({ min: 0, max: STOCK_LIMITS.quantity, column: 'number' }),
};

export const stocks: Collection<BodyOf<typeof stocksFields>> = {
  name: 'stocks',
  uid: 'api::stock.stock',
  live: true,
  notEmbedded: ['minimum'],
  fields: stocksFields,
  scope: shopScope,
  reach: (_body, caller) => shopReach(caller),
  hooks: {
    async afterWrite(body, before, trx) {
      if (before && body.minimum !== before.minimum) await spreadMinimum(body, trx);
    },
  },
};

/** Copies the minimum to all lots of the product, to which it belongs. */
async function spreadMinimum({ id, product, minimum }: Body, trx: Knex): Promise<void> {
  const collection = collectionOf('stocks');
  const rows: { id: number }[] = await trx(tableOf(collection))
    .where({ product: product })
    .whereNot({ id })
    .select('id');
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  await trx(sourceTable(collection)).whereIn('id', ids).update({ minimum: minimum });
  await project(collection, ids);
}

const stockMovementsFields = {
  stock: relation('stocks', { embedded: true, setBy: 'none' }),
  product: relation('products', { embedded: true, setBy: 'none' }),
  order: relation('orders', { embedded: true, setBy: 'none' }),
  by: relation('users', { embedded: true, setBy: 'none' }),
  delta: number({ setBy: 'none', column: 'number' }),
  unit: choice(STOCK_UNITS, { setBy: 'none' }),
  reason: choice(MOVE_REASONS, { setBy: 'none', column: 'text' }),
  note: text({ setBy: 'none' }),
  at: text({ setBy: 'none', column: 'text' }),
};

export const stockMovements: Collection<BodyOf<typeof stockMovementsFields>> = {
  name: 'stock-movements',
  uid: 'api::stock-movement.stock-movement',
  fields: stockMovementsFields,
  scope: shopScope,
  reach: (_body, caller) => shopReach(caller),
};

declare module '../records/types' {
  interface CollectionMap {
    stocks: BodyOf<typeof stocksFields>;
    'stock-movements': BodyOf<typeof stockMovementsFields>;
  }
}
