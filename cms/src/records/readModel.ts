import type { Knex } from 'knex';
import { nameKey } from '../domain/text/clean';
import { noteChange } from './changes';
import { afterCommit, rowsOf, sql } from './database';
import { invalidate } from './generations';
import { allCollections, collectionOf } from './registry';
import { rowFromWrite } from './rowFromWrite';
import { loadFromSource, toBody } from './source';
import { metadataOf, queryOf, type Row } from './strapi';
import {
  columnsOf,
  maskOf,
  noteFilled,
  sortColumn,
  staleCollections,
  tableOf,
  termOf,
  TERMS,
} from './tables';
import type { Body, Collection, CollectionMap, Related, Term } from './types';
import { listIn, type Values } from './values';
import { learn } from './vocabulary';

/**
 * The read model: for each collection one table with every record whole (`body`, and `head` without its parts) and a column for each field that lists
 * filter or sort by, and one table of words. It is written in the transaction of the record itself, so it is never behind.
 */
const CHUNK = 400;

/** Writes the read model of a record just made, which nothing depends on yet: out of what was written where that tells all of it. */
export async function projectNew<B extends Body>(
  collection: Collection<B>,
  written: Values,
  answered: Row,
): Promise<B> {
  const row = rowFromWrite(collection.fields, written, answered);
  const [body] = row
    ? await store(collection, [toBody(collection, { ...answered, ...row })])
    : await project(collection, [Number(answered.id)]);
  return body;
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

async function store<B extends Body>(collection: Collection<B>, bodies: readonly B[]): Promise<B[]> {
  if (bodies.length === 0) return [];
  const db = await sql();
  const related = relatedBodies();
  const figured = await Promise.all(
    bodies.map(async (body) => ({ ...body, ...(await collection.figures?.(body, related)) })),
  );
  await writeFigures(db, collection, bodies, figured);
  const rows = figured.map((body) => toRow(collection, body));
  for (let at = 0; at < rows.length; at += 50) {
    await db(tableOf(collection))
      .insert(rows.slice(at, at + 50))
      .onConflict('id')
      .merge();
  }
  await writeTerms(db, collection, figured, related);
  await sayChanged(
    db,
    collection,
    figured.map(({ id }) => id),
  );
  return figured;
}

/** Says what was written: here at once and after the commit, to other nodes with the commit. */
async function sayChanged(db: Knex, { name }: Collection, ids: readonly number[]): Promise<void> {
  await noteChange(db, name, ids, strapi.db.inTransaction());
  invalidate(name, ids);
  await afterCommit(() => invalidate(name, ids, true));
}

/** Keeps worked-out figures on Strapi's own row too; by plain SQL, so that updatedAt stays that of the last edit. */
async function writeFigures(
  db: Knex,
  collection: Collection,
  before: readonly Body[],
  after: readonly Body[],
): Promise<void> {
  if (!collection.figures) return;
  const { tableName, attributes } = metadataOf(collection.uid);
  for (const [index, body] of after.entries()) {
    const changed = Object.keys(body).filter(
      (name) => attributes[name] && JSON.stringify(body[name]) !== JSON.stringify(before[index][name]),
    );
    if (changed.length === 0) continue;
    const row = changed.map((name) => {
      const value = body[name];
      return [
        attributes[name].columnName ?? name,
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      ];
    });
    await db(tableName).where({ id: body.id }).update(Object.fromEntries(row));
  }
}

/** A record without its parts, which lists seldom show and which are most of it. */
function headOf({ fields }: Collection, body: Body): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => fields[name]?.kind !== 'parts'));
}

function toRow(collection: Collection, body: Body): Record<string, unknown> {
  const row: Record<string, unknown> = {
    id: body.id,
    body: JSON.stringify(body),
    head: JSON.stringify(headOf(collection, body)),
  };
  for (const { name, type } of columnsOf(collection)) {
    row[name] =
      type === 'mask'
        ? maskOf(collection.fields[name], listIn(body[name]).map(String))
        : (body[name] ?? null);
    if (type === 'name') row[sortColumn(name)] = body[name] ? nameKey(String(body[name])) : null;
  }
  return row;
}

async function writeTerms(
  db: Knex,
  collection: Collection,
  bodies: readonly Body[],
  related: Related,
): Promise<void> {
  await db(TERMS)
    .where({ collection: collection.name })
    .whereIn(
      'record',
      bodies.map(({ id }) => id),
    )
    .delete();
  const rows: Record<string, unknown>[] = [];
  const known: Term[] = [];
  for (const body of bodies) {
    const terms = [...wordTerms(collection, body), ...((await collection.terms?.(body, related)) ?? [])];
    known.push(...terms);
    const unique = new Map(terms.map((term) => [`${term.kind} ${term.value}`, term]));
    for (const { kind, value } of unique.values())
      rows.push({ collection: collection.name, record: body.id, kind, value });
  }
  for (let at = 0; at < rows.length; at += 200) await db(TERMS).insert(rows.slice(at, at + 200));
  if (collection.isForgiving) await learn(db, collection, known);
}

/** Lists of words and relations to many are found through terms named like their field, unless a column holds them. */
function wordTerms({ fields }: Collection, body: Body): Term[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isList = (field.kind === 'words' && !field.column) || (field.kind === 'relation' && field.many);
    return isList ? listIn(body[name]).map((value) => ({ kind: name, value: termOf(field, value) })) : [];
  });
}

/** Takes deleted records out of the read model. */
export async function forget(collection: Collection, ids: readonly number[]): Promise<void> {
  const db = await sql();
  await db(tableOf(collection)).whereIn('id', ids).delete();
  await db(TERMS).where({ collection: collection.name }).whereIn('record', ids).delete();
  await sayChanged(db, collection, ids);
}

/** Writes anew what was read off these records, and what was read off that in turn. */
export async function projectDependants(collection: Collection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const dependant of allCollections()) {
    for (const { collection: name, termKind } of dependant.dependsOn ?? []) {
      if (name !== collection.name) continue;
      const using = await recordsUsing(dependant, termKind, ids);
      for (let at = 0; at < using.length; at += CHUNK) {
        const kept = await readBodies(await sql(), dependant, using.slice(at, at + CHUNK));
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
    const rows: { record: number }[] = await db(TERMS)
      .select('record')
      .where({ collection: dependant.name, kind })
      .whereIn('value', values);
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
  const query = db(tableOf(collection)).whereIn('id', ids).select('id', `${column} as text`);
  const rows = await rowsOf<{ id: number; text: string }>(query);
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

/** Other collections' bodies while figures are worked out, each read once. */
export function relatedBodies(): Related {
  const seen = new Map<string, Map<number, Body | undefined>>();
  return {
    async bodies<N extends keyof CollectionMap>(name: N, ids: readonly number[]) {
      const collection = collectionOf(name);
      const known: Map<number, CollectionMap[N] | undefined> = seen.get(name) ?? new Map();
      seen.set(name, known);
      const missing = ids.filter((id) => !known.get(id));
      if (missing.length)
        for (const [id, body] of await readBodies(await sql(), collection, missing)) known.set(id, body);
      return new Map(
        ids.flatMap((id): [number, CollectionMap[N]][] => {
          const body = known.get(id);
          return body ? [[id, body]] : [];
        }),
      );
    },
  };
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
