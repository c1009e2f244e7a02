import type { Knex } from 'knex';
import { homeLock, sharedOf } from '../households/sharing';
import { firstBody, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';

export type PantryItem = CollectionMap['pantry-items'];
type Movement = CollectionMap['pantry-movements'];

const table = (db: Knex) => db(tableOf(collectionOf('pantry-items')));

/** The ids of what a person has at home with their household, for a query within another one. */
export const inPantryOf = (caller: Pick<Caller, 'id'>) => sharedOf('pantry-items', caller);

/** A thing by its key, of what the caller may change. */
export const itemOf = (key: string, caller: Caller, trx: Knex): Promise<PantryItem | undefined> =>
  firstBody(table(trx).where({ key }).whereIn('id', inPantryOf(caller)));

/** The steps of a thing in the order in which they were made. */
export const stepsOf = (item: number, trx: Knex): Promise<Movement[]> =>
  rows(
    trx(tableOf(collectionOf('pantry-movements')))
      .where({ item })
      .orderBy('id'),
  );

/** A person's pantry is written by one at a time, its book with it: what is there is their sum. */
export const pantryGuards = homeLock;
