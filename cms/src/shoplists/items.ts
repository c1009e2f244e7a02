import type { Knex } from 'knex';
import type { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/tables';
import type { CollectionMap } from '../records/types';

type Item = CollectionMap['shop-items'];

/** The line of a list by its key. */
export async function itemOf(list: number, key: string, trx: Knex): Promise<Item | undefined> {
  const row = await trx(tableOf(collectionOf('shop-items')))
    .where({ list, key })
    .first('body');
  return row ? JSON.parse(row.body) : undefined;
}

/** Every line of a list. */
export async function itemsOf(list: number, trx: Parameters<typeof readBodies>[0]): Promise<Item[]> {
  const rows: { body: string }[] = await trx(tableOf(collectionOf('shop-items')))
    .where({ list })
    .orderBy('id')
    .select('body');
  return rows.map(({ body }) => JSON.parse(body));
}
