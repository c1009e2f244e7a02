import type { Knex } from 'knex';
import { firstBody, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';
import type { CollectionMap } from '../records/types';

export type Household = CollectionMap['households'];

/** Returns everybody in a household, owner first, then members by how long they have been in it. */
export const peopleOf = ({ owner, members }: Pick<Household, 'owner' | 'members'>): number[] =>
  owner === null ? [...members] : [owner, ...members];

/** Selects the households with a term of the read model (`members`, `invited`, `email`). */
const named = (db: Knex, kind: string, value: string): Knex.QueryBuilder =>
  db(TERMS).where({ collection: 'households', kind, value }).select('record');

/** Returns the household that a person is in; nobody is in two. */
export const findHousehold = (user: number, db: Knex): Promise<Household | undefined> =>
  firstBody(
    db(tableOf(collectionOf('households')))
      .where({ owner: user })
      .orWhereIn('id', named(db, 'members', String(user))),
  );

/** Returns the ids of everybody in the person's household, or the person's alone. */
export async function sharerIds(user: number, db: Knex): Promise<number[]> {
  const household = await findHousehold(user, db);
  return household ? peopleOf(household) : [user];
}

/** Returns households that have invited a person, or an address that nobody had confirmed yet. */
export const householdsInviting = (
  guest: { readonly invited: number } | { readonly email: string },
  db: Knex,
): Promise<Household[]> =>
  rows(
    db(tableOf(collectionOf('households'))).whereIn(
      'id',
      'email' in guest ? named(db, 'email', guest.email) : named(db, 'invited', String(guest.invited)),
    ),
  );
