import type { Knex } from 'knex';

/*
 * Helpers for migrations. A migration must create the same tables whenever it runs, so never change these functions;
 * add a new one for another table layout.
 */

/** Column type. `name` is a text with a second, normalized column; `number?` is a number that records may lack. */
export type ColumnType = 'text' | 'name' | 'number' | 'number?' | 'boolean' | 'mask';
export type Columns = Readonly<Record<string, ColumnType>>;
/**
 * Describes how a collection's public list is read: each order gets one index that begins with the visibility and also
 * holds the filter columns, so that a page is a walk along the index and records that do not match are skipped without
 * being read.
 */
export interface Listed {
  readonly orders: readonly string[];
  readonly filters: readonly string[];
}
interface Index {
  readonly name: string;
  readonly columns: readonly string[];
}

export const isPostgres = (db: Knex): boolean => (db.client as { dialect: string }).dialect === 'postgresql';

/** Returns the type of text compared byte by byte, so that prefix ranges and orders are equal on both databases. */
export const exactText = (db: Knex): string => (isPostgres(db) ? 'text collate "C"' : 'text');

/**
 * Creates the read model's table of a collection, replacing an existing one. It holds only derived data: without a row
 * in `supra_shapes` the next start fills it from Strapi's tables.
 */
export async function makeReadTable(
  db: Knex,
  collection: string,
  columns: Columns,
  listed?: Listed,
): Promise<void> {
  const name = `supra_${collection.replaceAll('-', '_')}`;
  await db('supra_shapes').where({ name: collection }).delete();
  await db.schema.dropTableIfExists(name);
  await db.schema.createTable(name, (table) => {
    table.integer('id').primary();
    for (const [column, type] of Object.entries(columns)) {
      table.specificType(column, sqlType(db, type));
      if (type === 'name') table.specificType(`${column}Key`, exactText(db));
    }
    for (const instant of ['createdAt', 'updatedAt']) table.specificType(instant, 'text');
    // These come last, so that the columns before them can be read without loading them.
    table.text('body').notNullable();
    table.text('head').notNullable();
    for (const index of indices(name, columns, listed)) table.index([...index.columns], index.name);
  });
  if (isPostgres(db))
    for (const falling of fallingIndices(name, columns, listed)) await createFalling(db, name, falling);
}

const sqlType = (db: Knex, type: ColumnType): string =>
  ({
    number: 'double precision',
    'number?': 'double precision',
    boolean: 'boolean',
    mask: 'integer',
    text: exactText(db),
    name: exactText(db),
  })[type];

const named = (table: string, column: string): string => `${table}_${column}`.toLowerCase();

function indices(table: string, columns: Columns, listed?: Listed): Index[] {
  const keys = Object.keys(columns).filter((column) => columns[column] === 'name');
  const own = [
    ...ownColumns(columns, listed),
    ...keys.map((column) => `${column}Key`),
    'createdAt',
    'updatedAt',
  ];
  return [
    ...own.map((column) => ({
      name: named(table, column),
      columns: [column, 'id', ...walked(column, listed)],
    })),
    ...lists(listed).map((list) => ({ name: named(table, `by_${list[1]}`), columns: list })),
  ];
}

/** Returns the columns to index. An index on a mere filter would be chosen by the database and force a sort. */
const ownColumns = (columns: Columns, listed?: Listed): string[] =>
  Object.keys(columns).filter(
    (column) =>
      !listed || listed.orders.includes(column) || ![...listed.filters, 'visibility'].includes(column),
  );

/** Returns further columns of a list order's index: those that decide who may see a record, and the filters. */
function walked(order: string, listed?: Listed): string[] {
  if (!listed?.orders.includes(order)) return [];
  return ['visibility', 'hidden', 'owner', ...listed.filters.filter((column) => column !== order)];
}

/** Returns the columns of the indexes for the public list. */
const lists = (listed?: Listed): (readonly [string, string, string, ...string[]])[] =>
  (listed?.orders ?? []).map((order) => [
    'visibility',
    order,
    'id',
    ...(listed?.filters ?? []).filter((column) => column !== order),
    ...['hidden', 'owner'].filter((column) => column !== order),
  ]);

interface Falling {
  readonly name: string;
  readonly column: string;
  /** Columns before the descending one, and those after it and the id. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Returns descending versions of the indexes for nullable columns that lists are sorted by. */
function fallingIndices(table: string, columns: Columns, listed?: Listed): Falling[] {
  const own = ownColumns(columns, listed).map((column) => ({ column, before: [], after: [], of: '' }));
  const ofLists = lists(listed).map(([first, column, , ...after]) => ({
    column,
    before: [first],
    after,
    of: 'by_',
  }));
  return [...own, ...ofLists]
    .filter(({ column }) => columns[column] === 'number?')
    .map(({ of, ...index }) => ({ ...index, name: named(table, `${of}${index.column}_falling`) }));
}

/** Creates a descending index with nulls last: PostgreSQL reads an ascending one backwards with nulls first. */
async function createFalling(
  db: Knex,
  table: string,
  { name, column, before, after }: Falling,
): Promise<void> {
  const plain = (columns: readonly string[]) => columns.map(() => '??');
  const parts = [...plain(before), '?? desc nulls last', '?? desc', ...plain(after)].join(', ');
  await db.raw(`create index ?? on ?? (${parts})`, [name, table, ...before, column, 'id', ...after]);
}
