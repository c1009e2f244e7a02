import type { Knex } from 'knex';
import { isId } from '../records/write/input';
import type { Guards, Lock } from '../records/database/locks';
import { project } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';
import type { Caller, Intent } from '../records/types';

/** The ids of those records of a collection that a person shares with their household, for a query within another one. */
export const sharedOf =
  (collection: string, { id }: Pick<Caller, 'id'>) =>
  (sub: Knex.QueryBuilder): void =>
    void sub
      .select('record')
      .from(TERMS)
      .where({ collection, kind: 'readers', value: String(id) });

/** What a person shares with their household is written by one at a time. */
export const homeLock = (owner: unknown): Lock[] => (isId(owner) ? [{ of: 'pantry', key: owner }] : []);

/** A new record is its writer's; one that is there stays its owner's, whoever of the household changes it. */
export const homeGuards =
  (collection: string) =>
  ({ id, caller }: Intent): Guards =>
    id ? (trx) => lockOf(collection, id, trx) : homeLock(caller.id);

async function lockOf(collection: string, id: number, trx: Knex): Promise<Lock[]> {
  const row = await trx(tableOf(collectionOf(collection)))
    .where({ id })
    .first('owner');
  return homeLock(Number(row?.owner));
}

/** What a household shares beside its pantry's book, which goes by its things. */
const SHARED = ['pantry-items', 'prices', 'barcodes'] as const;

/** Shows what these people own to those with whom they live now. */
export async function showShared(owners: readonly number[], trx: Knex): Promise<void> {
  for (const name of SHARED) {
    const collection = collectionOf(name);
    const found: { id: number }[] = await trx(tableOf(collection)).whereIn('owner', owners).select('id');
    await project(
      collection,
      found.map(({ id }) => id),
    );
  }
}
