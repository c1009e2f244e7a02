import type { Knex } from 'knex';
import { isId } from '../records/write/input';
import type { Guards, Lock } from '../records/database/locks';
import { project } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';
import type { Caller, PendingWrite } from '../records/types';

/** Selects the ids of a collection's records that a person's household shares, for use as a subquery. */
export const sharedOf =
  (collection: string, { id }: Pick<Caller, 'id'>) =>
  (sub: Knex.QueryBuilder): void =>
    void sub
      .select('record')
      .from(TERMS)
      .where({ collection, kind: 'readers', value: String(id) });

/** Lock on an owner's shared records, so that one request at a time writes them. */
export const householdLock = (owner: unknown): Lock[] => (isId(owner) ? [{ of: 'pantry', key: owner }] : []);

/**
 * Locks the shared records of the owner: the caller for a new record, the record's owner for an existing one, whichever
 * member changes it.
 */
export const householdGuards =
  (collection: string) =>
  ({ id, caller }: PendingWrite): Guards =>
    id ? (trx) => lockOf(collection, id, trx) : householdLock(caller.id);

async function lockOf(collection: string, id: number, trx: Knex): Promise<Lock[]> {
  const row = await trx(tableOf(collectionOf(collection)))
    .where({ id })
    .first('owner');
  return householdLock(Number(row?.owner));
}

/** Collections that a household shares; the pantry's ledger follows its items. */
const SHARED = ['pantry-items', 'prices', 'barcodes'] as const;

/** Updates the read model after people join or leave, so that their records are visible to their current household. */
export async function refreshShared(owners: readonly number[], trx: Knex): Promise<void> {
  for (const name of SHARED) {
    const collection = collectionOf(name);
    const found: { id: number }[] = await trx(tableOf(collection)).whereIn('owner', owners).select('id');
    await project(
      collection,
      found.map(({ id }) => id),
    );
  }
}
