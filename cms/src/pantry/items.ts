import type { Knex } from 'knex';
import { householdLock, sharedOf } from '../households/sharing';
import { firstBody, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';

export type PantryItem = CollectionMap['pantry-items'];
type Movement = CollectionMap['pantry-movements'];

const table = (db: Knex) => db(tableOf(collectionOf('pantry-items')));

/** Selects the item ids of a person's household, for use as a subquery. */
export const inPantryOf = (caller: Pick<Caller, 'id'>) => sharedOf('pantry-items', caller);

/** Returns an item by its key if the caller may change it. */
export const itemOf = (key: string, caller: Caller, trx: Knex): Promise<PantryItem | undefined> =>
  firstBody(table(trx).where({ key }).whereIn('id', inPantryOf(caller)));

/** Returns the steps of an item, oldest first. */
export const stepsOf = (item: number, trx: Knex): Promise<Movement[]> =>
  rows(
    trx(tableOf(collectionOf('pantry-movements')))
      .where({ item })
      .orderBy('id'),
  );

/** Locks a person's pantry and its ledger: the amounts there are the sums of the steps. */
export const pantryGuards = householdLock;
