import type { Knex } from 'knex';
import { firstBody, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { CollectionMap } from '../records/types';

type Item = CollectionMap['shop-items'];

/** Returns the line of a list with this key. */
export const itemOf = (list: number, key: string, trx: Knex): Promise<Item | undefined> =>
  firstBody(trx(tableOf(collectionOf('shop-items'))).where({ list, key }));

/** Returns all lines of a list. */
export const itemsOf = (list: number, trx: Knex): Promise<Item[]> =>
  rows(
    trx(tableOf(collectionOf('shop-items')))
      .where({ list })
      .orderBy('id'),
  );
