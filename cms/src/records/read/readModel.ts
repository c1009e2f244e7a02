import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { bodiesMade } from '../write/bodyFromWrite';
import { noteChange } from '../database/changes';
import { afterCommit, sql } from '../database/database';
import { forgetAnswers } from './keptAnswers';
import { ask, marks } from '../write/direct';
import { generationOf, invalidate } from './generations';
import { deleteTerms, writeFigures, writeRows, writeTerms } from './readRows';
import { allCollections, collectionOf } from '../registry';
import { loadFromSource } from '../database/source';
import { queryOf, type Row } from '../strapi';
import { noteFilled, staleCollections, tableOf, TERMS } from '../database/tables';
import type { Body, Collection, CollectionMap, Related } from '../types';
import { chunks, type Values } from './values';

/**
 * The read model: for each collection one table with every record whole (`body`, and `head` without its parts) and a column for each field that lists
 * filter or sort by, and one table of words. It is written in the transaction of the record itself, so it is never behind.
 */
const CHUNK = 400;
/** So many dependants are written before others are answered; SQLite would keep the process to itself until all are. */
const DEPENDANTS = 25;

/** Writes the read model of records just made, which nothing depends on yet, out of what was written. */
export async function projectNew<B extends Body>(
  collection: Collection<B>,
  written: readonly Values[],
  answered: readonly Row[],
  related = relatedBodies(),
): Promise<B[]> {
  const bodies = await bodiesMade(collection, written, answered);
  const made: B[] = [];
  for (const some of chunks(bodies, CHUNK))
    made.push(...(await store(collection, some, { related, isNew: true })));
  return made;
}

/** Writes the read model of a record that was changed to `body`, figures worked out anew, then of what depends on it. */
export async function projectChanged<B extends Body>(
  collection: Collection<B>,
  stands: B,
  body: B,
): Promise<B> {
  const [kept] = await store(collection, [body], { stands: new Map([[stands.id, stands]]) });
  await projectDependants(collection, [stands.id]);
  return kept;
}

/** Writes the read model of these records from Strapi's tables, figures worked out anew, then of what depends on them. */
export async function project<B extends Body>(
  collection: Collection<B>,
  ids: readonly number[],
): Promise<B[]> {
  const bodies: B[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const chunk = ids.slice(at, at + CHUNK);
    const found = await loadFromSource(collection, chunk);
    const gone = chunk.filter((id) => !found.some((body) => body.id === id));
    if (gone.length) await forget(collection, gone);
    bodies.push(...(await store(collection, found)));
  }
  await projectDependants(collection, ids);
  return bodies;
}

interface Storing {
  readonly related?: Related;
  readonly isNew?: boolean;
  /** The records as they stand in the read model, where that is known to be right. */
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
  for (const [at, body] of figured.entries()) await writeFigures(db, collection, bodies[at], body);
  const list = figured.map((body) => ({ body, stands: stands?.get(body.id) }));
  await writeRows(db, collection, list);
  await writeTerms(db, collection, list, { related, isNew });
  const ids = figured.map(({ id }) => id);
  await sayChanged(db, collection, ids);
  return figured;
}

/** Says what was written: here at once and after the commit, to other nodes with the commit. */
async function sayChanged(db: Knex, { name }: Collection, ids: readonly number[]): Promise<void> {
  await noteChange(db, name, ids, strapi.db.inTransaction());
  invalidate(name, ids);
  await afterCommit(() => invalidate(name, ids, true));
}

/** Takes deleted records out of the read model, and out of the answers that are kept for repeats. */
export async function forget(collection: Collection, ids: readonly number[]): Promise<void> {
  const db = await sql();
  await ask(db, `delete from "${tableOf(collection)}" where "id" in (${marks(ids.length)})`, ids);
  await deleteTerms(db, collection, ids);
  await forgetAnswers(db, collection.name, ids);
  await sayChanged(db, collection, ids);
}

/** Writes anew what was read off these records, and what was read off that in turn. */
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
    const rows = await ask<{ record: number }>(db, `${using} and "value" in (${marks(values.length)})`, [
      dependant.name,
      kind,
      ...values,
    ]);
    rows.forEach(({ record }) => found.add(record));
  }
  return [...found];
}

/** Bodies straight from the read model's table; `head` leaves their parts out. */
export async function readBodies<B extends Body = Body>(
  db: Knex,
  collection: Collection<B>,
  ids: readonly number[],
  column: 'body' | 'head' = 'body',
): Promise<Map<number, B>> {
  if (ids.length === 0) return new Map();
  const text = `select "id", "${column}" as "text" from "${tableOf(collection)}" where "id" in (${marks(ids.length)})`;
  const rows = await ask<{ id: number; text: string }>(db, text, ids);
  return new Map(rows.map(({ id, text }): [number, B] => [id, parsed(text)]));
}

/** The body that a column of a read table holds; that it is one of that collection is the caller's to know. */
export const parsed = <B extends Body>(text: string): B => JSON.parse(text);

/** The bodies of the records that a query of a read table finds. */
export async function rows<B extends Body = Body>(query: Knex.QueryBuilder): Promise<B[]> {
  const found: { body: string }[] = await query.select('body');
  return found.map(({ body }) => parsed<B>(body));
}

/** The first body that such a query finds. */
export async function firstBody<B extends Body = Body>(query: Knex.QueryBuilder): Promise<B | undefined> {
  const row: { body: string } | undefined = await query.first('body');
  return row && parsed<B>(row.body);
}

/** Other collections' bodies while a record is checked and its figures are worked out, each read once unless it is written meanwhile. */
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
 * Fills the tables anew, from Strapi's own, that were filled in another shape. Figures are read off other collections, some both
 * ways (a plan's members, a member's plan), so what has figures is worked out once more when all are filled.
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

/** Without the note first: a start that breaks off from here on is taken up by the next. */
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
