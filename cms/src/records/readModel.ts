import type { Knex } from 'knex';
import { nameKey } from '../domain/text/clean';
import { afterCommit, isPostgres, rowsOf, sql } from './database';
import { isPrivateFile } from '../uploads/private-folder';
import type { ColumnType, Field, Fields } from './fields';
import { touch } from './generations';
import { loadedForm } from './justMade';
import { canLack, createFalling, type FallingIndex } from './lacking';
import { COLLECTIONS } from './registry';
import type { Body, Collection, Related, Term } from './types';

/**
 * The read model: for each collection one table with every record whole (`body`, and `head` without its parts) and a column for each field that lists
 * filter or sort by, and one table of words. It is written in the transaction of the record itself, so it is never behind.
 */
export const TERMS = 'supra_terms';
export const tableOf = (collection: Collection): string => `supra_${collection.name.replace(/-/g, '_')}`;
/** Column of a text as it is compared, for sorting by name. */
export const sortColumn = (name: string): string => `${name}Key`;
const VERSION = 5;
const CHUNK = 400;

export interface Column {
  readonly name: string;
  readonly type: ColumnType | 'instant';
}

/** Columns of a collection's table beside id and body; a relation to one record is its id. */
export function columnsOf({ fields }: Collection): Column[] {
  const own = Object.entries(fields).flatMap(([name, field]): Column[] => {
    if (field.kind === 'relation' && !field.many) return [{ name, type: 'number' }];
    return field.column ? [{ name, type: field.column }] : [];
  });
  return [...own, { name: 'createdAt', type: 'instant' }, { name: 'updatedAt', type: 'instant' }];
}

/** Makes the tables where they are missing or of another shape; answers the collections that must be filled anew. */
export async function prepareTables(): Promise<Collection[]> {
  const db = await sql();
  await createTerms(db);
  if (!(await db.schema.hasTable('supra_shapes'))) {
    await db.schema.createTable('supra_shapes', (table) => {
      table.string('name').primary();
      table.text('shape');
    });
  }
  const stale: Collection[] = [];
  for (const collection of COLLECTIONS) {
    const shape = JSON.stringify([VERSION, columnsOf(collection), Object.keys(collection.fields), collection.listed]);
    const kept = await db('supra_shapes').where({ name: collection.name }).first('shape');
    if (kept?.shape === shape && (await db.schema.hasTable(tableOf(collection)))) continue;
    await createTable(db, collection);
    await db('supra_shapes').insert({ name: collection.name, shape }).onConflict('name').merge();
    stale.push(collection);
  }
  return stale;
}

async function createTerms(db: Knex): Promise<void> {
  if (await db.schema.hasTable(TERMS)) return;
  await db.schema.createTable(TERMS, (table) => {
    table.text('collection').notNullable();
    table.integer('record').notNullable();
    table.text('kind').notNullable();
    table.specificType('value', exactText()).notNullable();
    table.index(['collection', 'kind', 'value', 'record'], 'supra_terms_value');
    table.index(['collection', 'record'], 'supra_terms_record');
  });
}

/** Text that is compared byte by byte, so that prefix ranges and orders are the same on both databases. */
const exactText = () => (isPostgres() ? 'text collate "C"' : 'text');

async function createTable(db: Knex, collection: Collection): Promise<void> {
  const name = tableOf(collection);
  await db.schema.dropTableIfExists(name);
  await db.schema.createTable(name, (table) => {
    table.integer('id').primary();
    const index = (column: string) => table.index([column, 'id', ...walked(collection, column)], `${name}_${column}`.toLowerCase());
    for (const column of columnsOf(collection)) {
      table.specificType(column.name, sqlType(column.type));
      if (hasOwnIndex(collection, column.name)) index(column.name);
      if (column.type !== 'name') continue;
      table.specificType(sortColumn(column.name), exactText());
      index(sortColumn(column.name));
    }
    for (const columns of listIndices(collection)) table.index(columns, `${name}_by_${columns[1]}`.toLowerCase());
    // Last, so that what stands before it is read without it.
    table.text('body').notNullable();
    table.text('head').notNullable();
  });
  for (const falling of fallingIndices(name, collection)) await createFalling(db, name, falling);
}

/** The same indices once more for what lists are sorted by downwards and records may lack. */
function fallingIndices(table: string, collection: Collection): FallingIndex[] {
  const lists = listIndices(collection).map(([first, column, , ...after]) => ({ column, before: [first], after, of: 'by_' }));
  const own = columnsOf(collection).filter(({ name }) => hasOwnIndex(collection, name));
  return [...own.map(({ name: column }) => ({ column, before: [], after: [], of: '' })), ...lists]
    .filter(({ column }) => canLack(collection, column))
    .map(({ of, ...index }) => ({ ...index, name: `${table}_${of}${index.column}_falling`.toLowerCase() }));
}

const sqlType = (type: Column['type']): string =>
  ({ number: 'double precision', boolean: 'boolean', mask: 'integer', instant: 'text', text: exactText(), name: exactText() })[type];

/** What else an index of a list's order holds: who may see a record and what the list is narrowed by, so that passing one reads no record. */
function walked({ listed }: Collection, order: string): string[] {
  if (!listed?.orders.includes(order)) return [];
  return ['visibility', 'hidden', 'owner', ...listed.filters.filter((name) => name !== order)];
}

/** Columns of the indices that the public list is read by. */
function listIndices({ listed }: Collection): string[][] {
  if (!listed) return [];
  const { orders, filters } = listed;
  return orders.map((order) => ['visibility', order, 'id', ...[...filters, 'hidden', 'owner'].filter((name) => name !== order)]);
}

/** An index of its own on what only narrows the list would be taken, and then the order would have to be sorted. */
const hasOwnIndex = ({ listed }: Collection, name: string): boolean =>
  !listed || listed.orders.includes(name) || ![...listed.filters, 'visibility'].includes(name);

/** Strapi's `populate` that fetches all that a body holds. */
function populateOf(fields: Fields): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.derived) return [];
    if (field.kind === 'relation') return [[name, { select: ['id'] }]];
    if (field.kind === 'media') return [[name, true]];
    if (field.kind === 'parts' && !field.json) return [[name, { populate: populateOf(field.fields) }]];
    return [];
  });
  return Object.fromEntries(entries);
}

interface Row {
  id: number;
  createdAt: string;
  updatedAt: string;
  [name: string]: unknown;
}

function toBody(fields: Fields, row: Row): Body {
  const instant = (value: unknown) => new Date(value as string).toISOString();
  return {
    ...toValues(fields, row),
    id: row.id,
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  };
}

function toValues(fields: Fields, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => field.kind !== 'instant' || !['createdAt', 'updatedAt'].includes(name))
      .map(([name, field]) => [name, toValue(field, row[name])]),
  );
}

function toValue(field: Field, value: unknown): unknown {
  if (field.kind === 'relation') return idsOf(value, field.many);
  if (field.kind === 'media') return field.many ? ((value as Row[]) ?? []).map(toMedia) : value ? toMedia(value as Row) : null;
  if (field.kind === 'parts' && !field.json) {
    return ((value as Record<string, unknown>[]) ?? []).map((part) => ({ key: part.key, ...toValues(field.fields, part) }));
  }
  if (['words', 'objects', 'parts'].includes(field.kind)) return value ?? [];
  return value ?? null;
}

function idsOf(value: unknown, many?: boolean): unknown {
  if (many) return ((value as Row[]) ?? []).map(({ id }) => id);
  return (value as Row | null)?.id ?? null;
}

export interface MediaBody {
  readonly id: number;
  readonly url: string;
  [name: string]: unknown;
}

/** What answers show of a file: addresses and sizes, nothing of where it lies. */
export function toMedia(file: Row): MediaBody {
  const formats = Object.entries((file.formats as Record<string, Record<string, unknown>>) ?? {}).map(
    ([name, { url, width, height }]) => [name, { url, width, height }],
  );
  return {
    id: file.id,
    name: file.name,
    alternativeText: file.alternativeText ?? null,
    width: file.width ?? null,
    height: file.height ?? null,
    mime: file.mime,
    formats: formats.length ? Object.fromEntries(formats) : null,
    url: isPrivateFile(file) ? `/api/files/${file.id}` : (file.url as string),
  };
}

/** Reads records whole from Strapi's own tables. */
async function loadFromSource(collection: Collection, ids: readonly number[]): Promise<Body[]> {
  const rows = (await strapi.db.query(collection.uid as never).findMany({
    where: { id: { $in: ids as number[] } },
    populate: populateOf(collection.fields) as never,
  })) as unknown as Row[];
  return rows.map((row) => toBody(collection.fields, row));
}

/** Writes the read model of a record just made, which nothing depends on yet: out of what was written where that tells all of it. */
export async function projectNew(collection: Collection, written: object, answered: object): Promise<Body> {
  const row = loadedForm(collection.fields, written as Record<string, unknown>, answered as Record<string, unknown>) as Row | null;
  const [body] = row ? await store(collection, [toBody(collection.fields, row)]) : await project(collection, [Number((answered as Row).id)]);
  return body;
}

/** Writes the read model of these records from Strapi's tables, figures worked out anew, then of what depends on them. */
export async function project(collection: Collection, ids: readonly number[]): Promise<Body[]> {
  const bodies: Body[] = [];
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

async function store(collection: Collection, bodies: readonly Body[]): Promise<Body[]> {
  if (bodies.length === 0) return [];
  const db = await sql();
  const related = relatedBodies();
  const figured = await Promise.all(
    bodies.map(async (body) => ({ ...body, ...(await collection.figures?.(body, related)) }) as Body),
  );
  await writeFigures(db, collection, bodies, figured);
  const rows = figured.map((body) => toRow(collection, body));
  for (let at = 0; at < rows.length; at += 50) {
    await db(tableOf(collection)).insert(rows.slice(at, at + 50)).onConflict('id').merge();
  }
  await writeTerms(db, collection, figured, related);
  await afterCommit(() => touch(collection.name, figured.map(({ id }) => id), true));
  touch(collection.name, figured.map(({ id }) => id));
  return figured;
}

/** Keeps worked-out figures on Strapi's own row too; by plain SQL, so that updatedAt stays that of the last edit. */
async function writeFigures(db: Knex, collection: Collection, before: readonly Body[], after: readonly Body[]): Promise<void> {
  if (!collection.figures) return;
  const { tableName, attributes } = strapi.db.metadata.get(collection.uid) as unknown as {
    tableName: string;
    attributes: Record<string, { columnName?: string }>;
  };
  for (const [index, body] of after.entries()) {
    const changed = Object.keys(body).filter((name) => attributes[name] && JSON.stringify(body[name]) !== JSON.stringify(before[index][name]));
    if (changed.length === 0) continue;
    const row = changed.map((name) => {
      const value = body[name];
      return [attributes[name].columnName ?? name, typeof value === 'object' && value !== null ? JSON.stringify(value) : value];
    });
    await db(tableName).where({ id: body.id }).update(Object.fromEntries(row));
  }
}

/** A record without its parts, which lists seldom show and which are most of it. */
function headOf({ fields }: Collection, body: Body): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => fields[name]?.kind !== 'parts'));
}

function toRow(collection: Collection, body: Body): Record<string, unknown> {
  const row: Record<string, unknown> = { id: body.id, body: JSON.stringify(body), head: JSON.stringify(headOf(collection, body)) };
  for (const { name, type } of columnsOf(collection)) {
    row[name] = type === 'mask' ? maskOf(collection.fields[name], (body[name] as string[]) ?? []) : (body[name] ?? null);
    if (type === 'name') row[sortColumn(name)] = body[name] ? nameKey(String(body[name])) : null;
  }
  return row;
}

/** Words as bits, each at its place in the field's vocabulary; words that are not in it have none. */
export function maskOf(field: Field, words: readonly string[]): number {
  const known = field.kind === 'words' ? (field.of ?? []) : [];
  return known.reduce((mask, word, place) => (words.includes(word) ? mask | (1 << place) : mask), 0);
}

async function writeTerms(db: Knex, collection: Collection, bodies: readonly Body[], related: Related): Promise<void> {
  await db(TERMS).where({ collection: collection.name }).whereIn('record', bodies.map(({ id }) => id)).delete();
  const rows: Record<string, unknown>[] = [];
  for (const body of bodies) {
    const terms = [...wordTerms(collection, body), ...((await collection.terms?.(body, related)) ?? [])];
    const unique = new Map(terms.map((term) => [`${term.kind} ${term.value}`, term]));
    for (const { kind, value } of unique.values()) rows.push({ collection: collection.name, record: body.id, kind, value });
  }
  for (let at = 0; at < rows.length; at += 200) await db(TERMS).insert(rows.slice(at, at + 200));
}

/** Lists of words and relations to many are found through terms named like their field, unless a column holds them. */
function wordTerms({ fields }: Collection, body: Body): Term[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isList = (field.kind === 'words' && !field.column) || (field.kind === 'relation' && field.many);
    return isList ? ((body[name] as unknown[]) ?? []).map((value) => ({ kind: name, value: String(value) })) : [];
  });
}

/** Takes deleted records out of the read model. */
export async function forget(collection: Collection, ids: readonly number[]): Promise<void> {
  const db = await sql();
  await db(tableOf(collection)).whereIn('id', ids as number[]).delete();
  await db(TERMS).where({ collection: collection.name }).whereIn('record', ids as number[]).delete();
  touch(collection.name, ids);
  await afterCommit(() => touch(collection.name, ids, true));
}

/** Writes anew what was read off these records, and what was read off that in turn. */
export async function projectDependants(collection: Collection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const dependant of COLLECTIONS) {
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
    const rows: { record: number }[] = await db(TERMS).select('record').where({ collection: dependant.name, kind }).whereIn('value', values);
    rows.forEach(({ record }) => found.add(record));
  }
  return [...found];
}

/** Bodies straight from the read model's table; `head` leaves their parts out. */
export async function readBodies(db: Knex, collection: Collection, ids: readonly number[], column: 'body' | 'head' = 'body'): Promise<Map<number, Body>> {
  const query = db(tableOf(collection)).whereIn('id', ids as number[]).select('id', `${column} as text`);
  const rows = await rowsOf<{ id: number; text: string }>(query);
  return new Map(rows.map(({ id, text }) => [id, JSON.parse(text) as Body]));
}

/** Other collections' bodies while figures are worked out, each read once. */
export function relatedBodies(): Related {
  const seen = new Map<string, Body>();
  return {
    async bodies(name, ids) {
      const collection = COLLECTIONS.find((one) => one.name === name) as Collection;
      const missing = ids.filter((id) => !seen.has(`${name} ${id}`));
      if (missing.length) {
        for (const [id, body] of await readBodies(await sql(), collection, missing)) seen.set(`${name} ${id}`, body);
      }
      return new Map(ids.flatMap((id) => (seen.has(`${name} ${id}`) ? [[id, seen.get(`${name} ${id}`) as Body]] : [])));
    },
  };
}

/** Fills a collection's table anew from Strapi's own tables. */
export async function rebuild(collection: Collection): Promise<void> {
  const rows = (await strapi.db.query(collection.uid as never).findMany({ select: ['id'] as never })) as unknown as Row[];
  await project(collection, rows.map(({ id }) => id));
}
