import { present } from '../../domain/present';
import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { bodiesMade } from '../write/bodyFromWrite';
import { noteChange } from '../database/changes';
import { afterCommit, sql } from '../database/database';
import { eraseAnswers } from './storedAnswers';
import { queryRows, placeholders } from '../write/runSql';
import { generationOf, invalidate } from './generations';
import { deleteTerms, writeFigures, writeRows, writeTerms } from './readRows';
import { allCollections, collectionOf } from '../registry';
import { loadFromSource } from '../database/source';
import { queryOf, type StrapiRow } from '../../vendor/strapi';
import { noteFilled, staleCollections, tableOf, TERMS } from '../database/tables';
import type { Body, Collection, CollectionMap, Related } from '../types';
import { chunks, type Values } from './values';

/**
 * The read model has one table per collection, with every record whole (`body`, and `head` without its parts) and a
 * column for each field that lists filter or sort by, and one table of words. It is written in the record's own
 * transaction, so it never lags behind.
 */
const CHUNK = 400;
/**
 * Number of dependants written before other calls get a turn; SQLite would otherwise occupy the process until all are
 * written.
 */
const DEPENDANTS = 25;

/** Writes the read model of new records, which nothing depends on yet, from the written values. */
export async function projectNew<B extends Body>(
  collection: Collection<B>,
  written: readonly Values[],
  answered: readonly StrapiRow[],
  related = relatedBodies(),
): Promise<B[]> {
  const bodies = await bodiesMade(collection, written, answered);
  const made: B[] = [];
  for (const some of chunks(bodies, CHUNK))
    made.push(...(await store(collection, some, { related, isNew: true })));
  return made;
}

/**
 * Writes the read model of a record changed to `body`, with recomputed figures, then of all records that depend on it.
 */
export async function projectChanged<B extends Body>(
  collection: Collection<B>,
  stands: B,
  body: B,
): Promise<B> {
  const [kept] = await store(collection, [body], { stands: new Map([[stands.id, stands]]) });
  await projectDependants(collection, [stands.id]);
  return present(kept, 'the record');
}

/**
 * Writes the read model of these records from Strapi's tables, with recomputed figures, then of all that depend on
 * them.
 */
export async function project<B extends Body>(
  collection: Collection<B>,
  ids: readonly number[],
): Promise<B[]> {
  const bodies: B[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const chunk = ids.slice(at, at + CHUNK);
    const found = await loadFromSource(collection, chunk);
    const gone = chunk.filter((id) => !found.some((body) => body.id === id));
    if (gone.length) await removeFromReadModel(collection, gone);
    bodies.push(...(await store(collection, found)));
  }
  await projectDependants(collection, ids);
  return bodies;
}

interface Storing {
  readonly related?: Related;
  readonly isNew?: boolean;
  /** Records as the read model has them, if that is known to be right. */
  readonly stands?: ReadonlyMap<number, Body>;
}

async function store<B extends Body>(
  collection: Collection<B>,
  bodies: readonly B[],
  { related = relatedBodies(), isNew = false, stands }: Storing = {},
): Promise<B[]> {
  if (bodies.length === 0) return [];
  const db = await sql();
  const figured: B[] = [];
  for (const body of bodies) figured.push({ ...body, ...(await collection.figures?.(body, related)) });
  for (const [at, body] of bodies.entries()) await writeFigures(db, collection, body, present(figured[at]));
  const list = figured.map((body) => ({ body, stands: stands?.get(body.id) }));
  await writeRows(db, collection, list);
  await writeTerms(db, collection, list, { related, isNew });
  const ids = figured.map(({ id }) => id);
  await sayChanged(db, collection, ids);
  return figured;
}

/** Announces written records: here at once and after the commit, to other nodes with the commit. */
async function sayChanged(db: Knex, { name }: Collection, ids: readonly number[]): Promise<void> {
  await noteChange(db, name, ids, strapi.db.inTransaction());
  invalidate(name, ids);
  await afterCommit(() => invalidate(name, ids, true));
}

/** Removes deleted records from the read model and from the answers kept for retries. */
export async function removeFromReadModel(collection: Collection, ids: readonly number[]): Promise<void> {
  const db = await sql();
  await queryRows(
    db,
    `delete from "${tableOf(collection)}" where "id" in (${placeholders(ids.length)})`,
    ids,
  );
  await deleteTerms(db, collection, ids);
  await eraseAnswers(db, collection.name, ids);
  await sayChanged(db, collection, ids);
}

/** Rewrites the records whose figures depend on these, and those that depend on them in turn. */
export async function projectDependants(collection: Collection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const dependant of allCollections()) {
    for (const { collection: name, termKind } of dependant.dependsOn ?? []) {
      if (name !== collection.name) continue;
      const using = await recordsUsing(dependant, termKind, ids);
      for (const [at, some] of chunks(using, DEPENDANTS).entries()) {
        if (at > 0) await setImmediate();
        const kept = await readBodies(await sql(), dependant, some);
        await store(dependant, [...kept.values()]);
      }
      await projectDependants(dependant, using);
    }
  }
}

async function recordsUsing(dependant: Collection, kind: string, ids: readonly number[]): Promise<number[]> {
  const found = new Set<number>();
  const db = await sql();
  for (let at = 0; at < ids.length; at += CHUNK) {
    const values = ids.slice(at, at + CHUNK).map(String);
    const using = `select "record" from "${TERMS}" where "collection" = ? and "kind" = ?`;
    const rows = await queryRows<{ record: number }>(
      db,
      `${using} and "value" in (${placeholders(values.length)})`,
      [dependant.name, kind, ...values],
    );
    rows.forEach(({ record }) => found.add(record));
  }
  return [...found];
}

/** Reads bodies from the read model's table; `head` leaves their parts out. */
export async function readBodies<B extends Body = Body>(
  db: Knex,
  collection: Collection<B>,
  ids: readonly number[],
  column: 'body' | 'head' = 'body',
): Promise<Map<number, B>> {
  if (ids.length === 0) return new Map();
  const text = `select "id", "${column}" as "text" from "${tableOf(collection)}" where "id" in (${placeholders(ids.length)})`;
  const rows = await queryRows<{ id: number; text: string }>(db, text, ids);
  return new Map(rows.map(({ id, text }): [number, B] => [id, parsed(text)]));
}

/** Parses the body in a read model column; the caller must know that it is one of the collection. */
export const parsed = <B extends Body>(text: string): B => JSON.parse(text);

/** Returns the bodies of the records that a read model query finds. */
export async function rows<B extends Body = Body>(query: Knex.QueryBuilder): Promise<B[]> {
  const found: { body: string }[] = await query.select('body');
  return found.map(({ body }) => parsed<B>(body));
}

/** Returns the first body that a read model query finds. */
export async function firstBody<B extends Body = Body>(query: Knex.QueryBuilder): Promise<B | undefined> {
  const row: { body: string } | undefined = await query.first('body');
  return row && parsed<B>(row.body);
}

/**
 * Reads bodies of other collections while a record is checked and its figures are computed; each is read once unless
 * its collection is written meanwhile.
 */
export function relatedBodies(): Related {
  const seen = new Map<string, { generation: number; known: Map<number, Body> }>();
  function bodies<N extends keyof CollectionMap>(
    name: N,
    ids: readonly number[],
  ): Promise<Map<number, CollectionMap[N]>>;
  function bodies(name: string, ids: readonly number[]): Promise<Map<number, Body>>;
  async function bodies(name: string, ids: readonly number[]): Promise<Map<number, Body>> {
    const generation = generationOf(name);
    const earlier = seen.get(name);
    const known = earlier?.generation === generation ? earlier.known : new Map<number, Body>();
    seen.set(name, { generation, known });
    const missing = ids.filter((id) => !known.has(id));
    for (const [id, body] of await readBodies(await sql(), collectionOf(name), missing)) known.set(id, body);
    return new Map(
      ids.flatMap((id): [number, Body][] => {
        const body = known.get(id);
        return body ? [[id, body]] : [];
      }),
    );
  }
  return { bodies };
}

/**
 * Refills tables of an outdated shape from Strapi's own. Figures depend on other collections, some both ways (a plan's
 * members, a member's plan), so collections with figures are filled once more after all are filled.
 */
export async function fillStale(): Promise<void> {
  const stale = await staleCollections();
  if (stale.length > 0)
    strapi.log.info(`Filling the read tables of ${stale.map(({ name }) => name).join(', ')}`);
  for (const collection of stale) await empty(collection);
  for (const collection of stale) await fill(collection);
  if (stale.length > 1) for (const collection of stale) if (collection.figures) await fill(collection);
  await noteFilled(stale);
}

/** Deletes the note of the shape first, so that the next start takes over if this one is interrupted. */
async function empty(collection: Collection): Promise<void> {
  const db = await sql();
  await db('supra_shapes').where({ name: collection.name }).delete();
  await db(TERMS).where({ collection: collection.name }).delete();
  await db(tableOf(collection)).delete();
}

async function fill(collection: Collection): Promise<void> {
  const rows = await queryOf(collection.uid).findMany({ select: ['id'] });
  await project(
    collection,
    rows.map(({ id }) => id),
  );
}
