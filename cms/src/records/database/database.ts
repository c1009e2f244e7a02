import type { Knex } from 'knex';
import { keepStatements, type NativeSqlite } from './statements';
import { connection, internalsOf, knexOf } from '../strapi';
import { stackOf } from '../thrown';

/** The running transaction's connection, else the pool's (inside a transaction any other one would wait for ever). */
export async function sql(): Promise<Knex> {
  if (!strapi.db.inTransaction()) return connection();
  const running = await strapi.db.transaction();
  return knexOf(running.get());
}

export const isPostgres = (): boolean => strapi.db.dialect.client === 'postgres';

/**
 * A column as a condition that no index is looked up for. SQLite takes whatever index a comparison could use, however much of
 * the table it leaves, and sorts the rest; this leaves it to the index of the order. PostgreSQL weighs both by itself.
 */
export const unindexed = (column: string): Knex.Raw =>
  connection().raw(isPostgres() ? '??' : '+??', [column]);

/**
 * Rows `r` of a table that are looked up by their numbers alone. SQLite prefers an index of two columns to a few numbers, though that
 * leaves half of the table; PostgreSQL weighs both by itself.
 */
export const byNumbers = (
  query: Knex.QueryBuilder,
  table: string,
  numbers: readonly number[],
): Knex.QueryBuilder => {
  if (!isPostgres()) query.from(connection().raw('?? as ?? not indexed', [table, 'r']));
  return query.whereIn('r.id', [...numbers]);
};

/** Runs `work` in one transaction (joining a running one) and hands it the transaction's connection. */
export async function inTransaction<T>(work: (trx: Knex) => Promise<T>): Promise<T> {
  return strapi.db.transaction(async ({ trx }) => work(knexOf(trx)));
}

let reader: NativeSqlite | undefined;

/** A connection to SQLite that only reads, and what was committed only; writers need not be waited for. */
function openReader(): NativeSqlite {
  const { filename } = strapi.config.get('database.connection.connection') as { filename: string };
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- has no types of its own under this name
  const Database = require('better-sqlite3');
  const opened = new Database(filename);
  opened.exec(
    'pragma query_only = 1; pragma busy_timeout = 5000; pragma cache_size = -65536; pragma temp_store = memory;',
  );
  keepStatements(opened);
  return opened;
}

export const sqliteReader = (): NativeSqlite => (reader ??= openReader());

interface Runner {
  connection?: NativeSqlite;
}
interface Client {
  runner(builder: object): Runner;
}
const READS = ['select', 'first', 'pluck'];

/**
 * Whatever is asked outside a transaction reads beside the writers, Strapi's own queries too: of SQLite's one connection for
 * writing a read would wait its turn among them. A client of a transaction has a runner of its own.
 */
export function readBesideWriters(knex: Knex): void {
  if (isPostgres()) return;
  const { client } = internalsOf<{ client: Client }>(knex);
  const run = client.runner.bind(client);
  client.runner = (builder) => {
    const runner = run(builder);
    if (READS.includes(internalsOf<{ _method?: string }>(builder)._method ?? ''))
      runner.connection = sqliteReader();
    return runner;
  };
}

/** Writes what SQLite keeps beside the database into it, so that what a clean stop leaves is one file. */
export async function emptyWal(): Promise<void> {
  if (!isPostgres()) await connection().raw('pragma wal_checkpoint(truncate)');
}

export function closeReader(): void {
  reader?.close();
  reader = undefined;
}

type Elsewhere = <T>(text: string, values: readonly unknown[]) => Promise<T[] | undefined>;
let elsewhere: Elsewhere | undefined;
/** From now on `read` is asked first for what is read outside transactions on PostgreSQL; undefined is no answer. */
export const readElsewhere = (read: Elsewhere): void => void (elsewhere = read);

/**
 * The rows of a query of the read model. Knex takes dozens of promises to run one and lets readers wait for the one connection
 * of SQLite; outside a transaction a reader of our own answers at once.
 */
export async function rowsOf<T>(query: Knex.QueryBuilder | Knex.Raw): Promise<T[]> {
  const { client } = query as { client: { transacting?: boolean } };
  if (client.transacting || strapi.db.inTransaction() || (isPostgres() && !elsewhere)) return await query;
  const { sql: text, bindings } = query.toSQL().toNative();
  if (isPostgres()) return (await elsewhere?.<T>(text, bindings)) ?? (await query);
  return sqliteReader().prepare(text).all(bindings.map(native)) as T[];
}

/** A value as SQLite takes it. */
export const native = (value: unknown): unknown => {
  if (typeof value === 'boolean') return Number(value);
  return value instanceof Date ? value.valueOf() : value;
};

/** Calls `then` once what is being written is kept and can be seen by others; what fails then is logged, for the answer stands. */
export async function afterCommit(then: () => unknown): Promise<void> {
  if (!strapi.db.inTransaction()) return void (await then());
  await strapi.db.transaction(async ({ onCommit }) => onCommit(() => settled(then)));
}

async function settled(then: () => unknown): Promise<void> {
  try {
    await then();
  } catch (error) {
    strapi.log.error(`After a commit: ${stackOf(error)}`);
  }
}
