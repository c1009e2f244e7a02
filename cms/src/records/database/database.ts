import { present } from '../../domain/present';
import type { Knex } from 'knex';
import { cacheStatements } from './statements';
import { divertReads, isTransacting } from '../../vendor/knex';
import { type NativeSqlite, openSqlite } from '../../vendor/sqlite';
import { connection, knexOf } from '../../vendor/strapi';
import { stackOf } from '../errorProperties';

/**
 * Returns the running transaction's connection, else the pool's. Inside a transaction, any other connection would wait
 * forever.
 */
export async function sql(): Promise<Knex> {
  if (!strapi.db.inTransaction()) return connection();
  const running = await strapi.db.transaction();
  return knexOf(running.get());
}

export const isPostgres = (): boolean => strapi.db.dialect.client === 'postgres';

/**
 * SQL for a column in a condition that must not use an index. SQLite takes any index a comparison could use, even if
 * most of the table remains, and then sorts the rest; this leaves it to the index of the order. PostgreSQL weighs both
 * itself.
 */
export const unindexed = (column: string): Knex.Raw =>
  connection().raw(isPostgres() ? '??' : '+??', [column]);

/**
 * Narrows a query to rows `r` with these ids, looked up by id alone. SQLite would prefer a two-column index to a few
 * ids, although that leaves half of the table; PostgreSQL weighs both itself.
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

/** Opens a read-only SQLite connection. It sees committed data only and does not wait for writers. */
function openReader(): NativeSqlite {
  const { filename } = strapi.config.get<{ filename: string }>('database.connection.connection');
  const opened = openSqlite(filename);
  opened.exec(
    'pragma query_only = 1; pragma busy_timeout = 5000; pragma cache_size = -65536; pragma temp_store = memory;',
  );
  cacheStatements(opened);
  return opened;
}

export const sqliteReader = (): NativeSqlite => (reader ??= openReader());

/**
 * Sends reads outside transactions to the read-only SQLite connection, Strapi's own queries too, so that they do not
 * queue behind writes on the single write connection.
 */
export function readOnSeparateConnection(knex: Knex): void {
  if (!isPostgres()) divertReads(knex, sqliteReader);
}

/** Moves SQLite's write-ahead log into the database, so that a clean stop leaves a single file. */
export async function emptyWal(): Promise<void> {
  if (!isPostgres()) await connection().raw('pragma wal_checkpoint(truncate)');
}

export function closeReader(): void {
  reader?.close();
  reader = undefined;
}

type Elsewhere = <T>(text: string, values: readonly unknown[]) => Promise<T[] | undefined>;
let elsewhere: Elsewhere | undefined;
/**
 * Registers `read` as the first to answer reads outside transactions on PostgreSQL; if it returns undefined, the pool
 * answers.
 */
export const setStandbyReader = (read: Elsewhere): void => void (elsewhere = read);

/**
 * Runs a query of the read model and returns its rows. Knex takes dozens of promises to run one and lets readers wait
 * for SQLite's single connection; outside a transaction our own reader answers at once.
 */
export async function rowsOf<T>(query: Knex.QueryBuilder | Knex.Raw): Promise<T[]> {
  if (isTransacting(query) || strapi.db.inTransaction() || (isPostgres() && !elsewhere)) return await query;
  const { sql: text, bindings } = query.toSQL().toNative();
  if (isPostgres()) return (await elsewhere?.<T>(text, bindings)) ?? (await query);
  return sqliteReader().prepare(text).all(bindings.map(native));
}

/** Counts the rows of a query, on its own connection. */
export async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [row]: { count: number | string }[] = await query.count({ count: '*' });
  return Number(present(row, 'a count').count);
}

/** Converts a value to one that SQLite accepts. */
export const native = (value: unknown): unknown => {
  if (typeof value === 'boolean') return Number(value);
  return value instanceof Date ? value.valueOf() : value;
};

/**
 * Calls `then` after the running transaction has committed and others can see its changes; outside a transaction, at
 * once. Errors after a commit are only logged, because the answer stands.
 */
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
