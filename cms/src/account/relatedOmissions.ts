import type { Knex } from 'knex';
import { isRestorable } from '../domain/import/restorable';
import { waitingCounts } from '../imports/preview/rows';
import { sql } from '../records/database/database';
import { UPLOADS } from '../records/storage/files';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';
import type { Body, Caller } from '../records/types';
import { listIn } from '../records/read/values';
import { devicesOf } from '../reminders/devices';
import { hasSettings } from '../reminders/settings';
import type { Omissions } from './omissions';
import { bodiesOf, exportedCollections, type Owned, SHARED } from './owned';

/** Collections that a household shares; each thing belongs to the person who brought it. */
const TOGETHER = ['pantry-items', 'prices', 'barcodes'] as const;

/**
 * Notes things around a person's own records: what others have of them and with them, and what no import brings back.
 */
export async function noteRelatedOmissions(left: Omissions, caller: Caller): Promise<void> {
  const db = await sql();
  left.note({ kind: 'identity', collection: 'users' });
  await noteReadOnlyCollections(left, db, caller.id);
  await noteOthersOf(left, db, caller.id);
  await noteShared(left, db, caller.id);
  for (const { name, count } of await waitingCounts(db, caller.id))
    left.note({ kind: 'waiting', collection: 'imports', Name: name, count });
  const uploads = db(UPLOADS).where({ owner: caller.id }).whereNull('collection');
  left.note({ kind: 'uploads', collection: 'files', count: await countOf(uploads) });
}

const countOf = async (query: Knex.QueryBuilder): Promise<number> => {
  const [{ count }] = await query.count({ count: '*' });
  return Number(count);
};

/** Notes collections that the archive holds only to be read, and that no import brings back. */
async function noteReadOnlyCollections(left: Omissions, db: Knex, user: number): Promise<void> {
  for (const owned of exportedCollections()) {
    const { name: collection } = owned.collection;
    if (isRestorable(collection)) continue;
    const count = await countOf(db(tableOf(owned.collection)).where(owned.field, user));
    left.note({ kind: 'kept', collection, count });
  }
  if (await hasSettings(db, user)) left.note({ kind: 'kept', collection: 'reminders' });
  const devices = await devicesOf(db, user);
  left.note({ kind: 'addresses', collection: 'reminders', Name: 'devices', count: devices.length });
}

/** Notes followers and members of a person's plans, and the people of their household. */
async function noteOthersOf(left: Omissions, db: Knex, user: number): Promise<void> {
  const plans: Owned = { collection: collectionOf('mealplans'), field: 'owner' };
  const named = [
    ['followers', 'subscriptions'],
    ['people', 'memberships'],
  ] as const;
  for await (const bodies of bodiesOf(db, plans, user)) {
    for (const { id, Name } of bodies) {
      for (const [kind, name] of named) {
        const others = db(tableOf(collectionOf(name))).where({ mealplan: id });
        // people invited by email have no account yet
        others.where((one) => void one.whereNull('user').orWhereNot('user', user));
        if (name === 'memberships') others.whereNot('state', 'declined');
        left.note({ kind, collection: 'mealplans', Name: String(Name), count: await countOf(others) });
      }
    }
  }
  const homes: Owned = { collection: collectionOf('households'), field: 'owner' };
  for await (const bodies of bodiesOf(db, homes, user)) {
    for (const home of bodies) {
      const { joinToken, Name } = home;
      const members = listIn(home.members).filter((id) => id !== user);
      const count = members.length + listIn(home.invitations).length;
      left.note({ kind: 'people', collection: 'households', Name: String(Name), count });
      if (joinToken) left.note({ kind: 'addresses', collection: 'households', Name: 'joinHousehold' });
    }
  }
}

/** Notes records of others that are shared with the person. */
async function noteShared(left: Omissions, db: Knex, user: number): Promise<void> {
  for (const [name, field] of SHARED)
    for (const { Name } of await namedIn(db, name, field, user))
      left.note({ kind: 'shared', collection: name, Name: String(Name) });
  for (const name of TOGETHER) {
    const others = (await namedIn(db, name, 'readers', user)).filter(({ owner }) => owner !== user);
    left.note({ kind: 'shared', collection: name, count: others.length });
  }
}

async function namedIn(db: Knex, name: string, kind: string, user: number): Promise<Body[]> {
  const terms = db(TERMS).where({ collection: name, kind, value: String(user) });
  const rows: { record: number }[] = await terms.select('record');
  const ids = rows.map(({ record }) => record);
  return [...(await readBodies(db, collectionOf(name), ids)).values()];
}
