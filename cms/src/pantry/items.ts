import type { Knex } from 'knex';
import { isId } from '../records/input';
import type { Lock } from '../records/locks';
import { firstBody, project, rows } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/tables';
import type { Caller, CollectionMap } from '../records/types';

export type PantryItem = CollectionMap['pantry-items'];
type Movement = CollectionMap['pantry-movements'];

const table = (db: Knex) => db(tableOf(collectionOf('pantry-items')));

/** The ids of what a person has at home with their household, for a query within another one. */
export function inPantryOf({ id }: Pick<Caller, 'id'>) {
  return (sub: Knex.QueryBuilder): void =>
    void sub
      .select('record')
      .from(TERMS)
      .where({ collection: 'pantry-items', kind: 'readers', value: String(id) });
}

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
export const pantryGuards = (owner: unknown): Lock[] => (isId(owner) ? [{ of: 'pantry', key: owner }] : []);

/** The pantry that a thing is in; it never moves to another one. */
export async function pantryOf(trx: Knex, id: number): Promise<Lock[]> {
  const row = await table(trx).where({ id }).first('owner');
  return pantryGuards(Number(row?.owner));
}

/** Shows what these people own to those with whom they live now. */
export async function showPantries(owners: readonly number[], trx: Knex): Promise<void> {
  const found: { id: number }[] = await table(trx).whereIn('owner', owners).select('id');
  await project(
    collectionOf('pantry-items'),
    found.map(({ id }) => id),
  );
}
