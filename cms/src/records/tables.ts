import type { Knex } from 'knex';
import { isPostgres, sql } from './database';
import type { ColumnType, Field } from './fields';
import { canLack, createFalling, type FallingIndex } from './lacking';
import { allCollections } from './registry';
import type { Collection } from './types';

/** The read model's table of words. */
export const TERMS = 'supra_terms';
export const tableOf = (collection: Collection): string => `supra_${collection.name.replace(/-/g, '_')}`;
/** Column of a text as it is compared, for sorting by name. */
export const sortColumn = (name: string): string => `${name}Key`;
const VERSION = 7;

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

const shapeOf = (collection: Collection): string =>
  JSON.stringify([VERSION, columnsOf(collection), Object.keys(collection.fields), collection.listed]);

/** Makes the tables where they are missing or of another shape; answers the collections that must be filled anew, also after a start that broke off. */
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
  for (const collection of allCollections()) {
    const kept = await db('supra_shapes').where({ name: collection.name }).first('shape');
    if (kept?.shape === shapeOf(collection) && (await db.schema.hasTable(tableOf(collection)))) continue;
    await db('supra_shapes').where({ name: collection.name }).delete();
    await createTable(db, collection);
    stale.push(collection);
  }
  return stale;
}

/** Notes that these collections' tables are filled and of today's shape. */
export async function noteFilled(collections: readonly Collection[]): Promise<void> {
  const db = await sql();
  const rows = collections.map((collection) => ({ name: collection.name, shape: shapeOf(collection) }));
  if (rows.length > 0) await db('supra_shapes').insert(rows).onConflict('name').merge();
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
    const index = (column: string) =>
      table.index([column, 'id', ...walked(collection, column)], `${name}_${column}`.toLowerCase());
    for (const column of columnsOf(collection)) {
      table.specificType(column.name, sqlType(column.type));
      if (hasOwnIndex(collection, column.name)) index(column.name);
      if (column.type !== 'name') continue;
      table.specificType(sortColumn(column.name), exactText());
      index(sortColumn(column.name));
    }
    for (const columns of listIndices(collection))
      table.index(columns, `${name}_by_${columns[1]}`.toLowerCase());
    // Last, so that what stands before it is read without it.
    table.text('body').notNullable();
    table.text('head').notNullable();
  });
  for (const falling of fallingIndices(name, collection)) await createFalling(db, name, falling);
}

/** The same indices once more for what lists are sorted by downwards and records may lack. */
function fallingIndices(table: string, collection: Collection): FallingIndex[] {
  const lists = listIndices(collection).map(([first, column, , ...after]) => ({
    column,
    before: [first],
    after,
    of: 'by_',
  }));
  const own = columnsOf(collection).filter(({ name }) => hasOwnIndex(collection, name));
  return [...own.map(({ name: column }) => ({ column, before: [], after: [], of: '' })), ...lists]
    .filter(({ column }) => canLack(collection, column))
    .map(({ of, ...index }) => ({ ...index, name: `${table}_${of}${index.column}_falling`.toLowerCase() }));
}

const sqlType = (type: Column['type']): string =>
  ({
    number: 'double precision',
    boolean: 'boolean',
    mask: 'integer',
    instant: 'text',
    text: exactText(),
    name: exactText(),
  })[type];

/** What else an index of a list's order holds: who may see a record and what the list is narrowed by, so that passing one reads no record. */
function walked({ listed }: Collection, order: string): string[] {
  if (!listed?.orders.includes(order)) return [];
  return ['visibility', 'hidden', 'owner', ...listed.filters.filter((name) => name !== order)];
}

/** Columns of the indices that the public list is read by. */
function listIndices({ listed }: Collection): string[][] {
  if (!listed) return [];
  const { orders, filters } = listed;
  return orders.map((order) => [
    'visibility',
    order,
    'id',
    ...[...filters, 'hidden', 'owner'].filter((name) => name !== order),
  ]);
}

/** An index of its own on what only narrows the list would be taken, and then the order would have to be sorted. */
const hasOwnIndex = ({ listed }: Collection, name: string): boolean =>
  !listed || listed.orders.includes(name) || ![...listed.filters, 'visibility'].includes(name);

/** Words as bits, each at its place in the field's vocabulary; words that are not in it have none. */
export function maskOf(field: Field, words: readonly string[]): number {
  const known = field.kind === 'words' ? (field.of ?? []) : [];
  return known.reduce((mask, word, place) => (words.includes(word) ? mask | (1 << place) : mask), 0);
}
