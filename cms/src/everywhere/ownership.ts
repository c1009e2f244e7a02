import type { Knex } from 'knex';
import { rowsOf } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Body, Caller } from '../records/types';
import type { Ownership } from '../domain/search/results';

interface Owned extends Body {
  readonly owner: number | null;
  readonly collaborators?: readonly number[];
  readonly viewers?: readonly number[];
  readonly editors?: readonly number[];
}

/** Collections in which a person keeps records of others, by kind: saved recipes, followed plans. */
const SAVED_IN: Readonly<Record<string, readonly [collection: string, field: string]>> = {
  dishes: ['saves', 'dish'],
  mealplans: ['subscriptions', 'mealplan'],
};

/**
 * Returns the caller's relation to each record (their own, shared with them, kept by them, or somebody's), with the
 * owner's name.
 */
export async function ownershipOf(
  db: Knex,
  name: string,
  ids: readonly number[],
  caller: Caller,
): Promise<Map<number, Ownership>> {
  const bodies = await readBodies<Owned>(db, collectionOf(name), ids, 'head');
  const owners = [...new Set([...bodies.values()].flatMap(({ owner }) => owner ?? []))];
  const people = await readBodies<Body & { readonly Name: string | null }>(db, collectionOf('users'), owners);
  const kept = await savedAmong(db, name, ids, caller);
  return new Map(
    [...bodies].map(([id, body]) => {
      const by = (body.owner !== caller.id && people.get(body.owner ?? 0)?.Name) || null;
      return [id, { how: howOf(body, caller, kept), by }];
    }),
  );
}

function howOf(body: Owned, { id }: Caller, kept: ReadonlySet<number>): Ownership['how'] {
  if (id !== 0 && body.owner === id) return 'mine';
  const { collaborators = [], viewers = [], editors = [] } = body;
  if ([...collaborators, ...viewers, ...editors].includes(id)) return 'shared';
  return kept.has(body.id) ? 'kept' : 'theirs';
}

async function savedAmong(db: Knex, name: string, ids: readonly number[], { id: user }: Caller) {
  const keptIn = Object.hasOwn(SAVED_IN, name) ? SAVED_IN[name] : undefined;
  if (!keptIn || user === 0 || ids.length === 0) return new Set<number>();
  const [collection, field] = keptIn;
  const found = db(tableOf(collectionOf(collection)))
    .where({ user })
    .whereIn(field, ids);
  const rows = await rowsOf<{ id: number }>(found.select(`${field} as id`));
  return new Set(rows.map(({ id }) => Number(id)));
}
