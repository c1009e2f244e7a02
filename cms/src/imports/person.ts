import type { Knex } from 'knex';
import { ROLES } from '../domain/access/rights';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';

/** Returns an import's owner with current rights; undefined while they are blocked, when their imports pause. */
export async function personOf(db: Knex, owner: number): Promise<Caller | undefined> {
  const person = (await readBodies(db, collectionOf('users'), [owner])).get(owner);
  if (!person || person.blocked) return undefined;
  return { id: owner, who: ROLES.find((role) => role === person.Rolee) ?? 'visitor' };
}
