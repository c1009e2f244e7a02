import type { Knex } from 'knex';
import { internalsOf } from './internals';
import type { NativeSqlite, Statement } from './sqlite';

type Begin = (container: unknown, config?: unknown, outer?: unknown) => Promise<Knex.Transaction>;

/**
 * Begins transactions through `around`, Strapi's own too, by replacing `context._transaction`, as Knex has no hook at a
 * BEGIN; those of a container, which Knex ends itself, begin as before.
 */
export function aroundBegin(
  knex: Knex,
  around: (begin: () => Promise<Knex.Transaction>) => Promise<Knex.Transaction>,
): void {
  const { context } = internalsOf<{ context: { _transaction: Begin } }>(knex);
  const begin = context._transaction.bind(context);
  context._transaction = (container, config, outer) =>
    container ? begin(container, config, outer) : around(() => begin(null, config, outer));
}

type Commit = (value?: unknown) => Promise<{ response?: { command?: string } } | undefined>;

/**
 * Commits a transaction through `around`; `commit` returns the command that PostgreSQL has carried out, which Knex has
 * only in the `response` that its types do not name.
 */
export function aroundCommit(
  trx: Knex.Transaction,
  around: (commit: () => Promise<string | undefined>) => Promise<void>,
): Knex.Transaction {
  const internals = internalsOf<{ commit: Commit }>(trx);
  const commit = internals.commit.bind(trx);
  const replaced = (value?: unknown) => around(async () => (await commit(value))?.response?.command);
  return Object.assign(trx, { commit: replaced });
}

interface Runs {
  runner(builder: object): { connection?: object };
}
const READS = ['select', 'first', 'pluck'];

/**
 * Sends the reads of a pool to another connection, by the runner that `client.runner` makes for a builder's `_method`:
 * Knex has one pool for reads and writes. A transaction's client has its own runner and is not affected.
 */
export function divertReads(knex: Knex, reader: () => object): void {
  const { client } = internalsOf<{ client: Runs }>(knex);
  const run = client.runner.bind(client);
  client.runner = (builder) => {
    const runner = run(builder);
    const { _method: method = '' } = internalsOf<{ _method?: string }>(builder);
    if (READS.includes(method)) runner.connection = reader();
    return runner;
  };
}

/** True if a query belongs to a transaction, which only its client's `transacting` tells. */
export const isTransacting = (query: Knex.QueryBuilder | Knex.Raw): boolean =>
  internalsOf<{ client: { transacting?: boolean } }>(query).client.transacting === true;

interface Begun {
  readonly client: { acquireConnection(): Promise<NativeSqlite> };
  isCompleted(): boolean;
}

/** Returns a transaction's own connection from its client, which Knex hides; throws if the transaction is over. */
export async function connectionOf(trx: Knex): Promise<NativeSqlite> {
  const begun = internalsOf<Begun>(trx);
  const connection = await begun.client.acquireConnection();
  if (begun.isCompleted()) throw new Error('The transaction is over');
  return connection;
}

interface Raws {
  raw(text: string, values: readonly unknown[]): Knex.Raw;
}

/** Makes a raw query with values of any kind: Knex passes on to the driver more than its types allow. */
export const rawOf = (db: Knex, text: string, values: readonly unknown[]): Knex.Raw =>
  internalsOf<Raws>(db).raw(text, values);

/** Makes the pool give up a connection by the mark that Knex itself puts on a broken one, as it offers no call for it. */
export function discard(connection: object, reason: unknown): void {
  internalsOf<{ __knex__disposed?: unknown }>(connection).__knex__disposed = reason;
}

/**
 * Runs a statement within `whole`, which may wait: Knex's dialect happens to await results that better-sqlite3 returns
 * at once.
 */
export const lateStatement = (statement: Statement, whole: <T>(work: () => T) => Promise<T>): Statement => ({
  reader: statement.reader,
  all: internalsOf<Statement['all']>((bindings: readonly unknown[]) => whole(() => statement.all(bindings))),
  run: (bindings) => whole(() => statement.run(bindings)),
});

type Verb = 'begin' | 'commit' | 'rollback';
const VERBS: ReadonlyMap<string, Verb> = new Map([
  ['BEGIN;', 'begin'],
  ['COMMIT;', 'commit'],
  ['ROLLBACK', 'rollback'],
]);

/** Recognises a transaction's beginning and end by the very texts that Knex's dialect of SQLite writes. */
export const transactionVerb = (text: string): Verb | undefined => VERBS.get(text);

interface Told {
  readonly __knexQueryUid: string;
  readonly sql: string;
}
interface Hears {
  answered(sql: string, ms: number): void;
  failed(sql: string, ms: number, error: unknown): void;
}

/** Times each statement by the `__knexQueryUid` that Knex's events share, as they have no name for it in any type. */
export function timeStatements(knex: Knex, { answered, failed }: Hears): void {
  const began = new Map<string, number>();
  const over = ({ __knexQueryUid: uid }: Told): number => {
    const ms = performance.now() - (began.get(uid) ?? performance.now());
    began.delete(uid);
    return ms;
  };
  knex.on('query', ({ __knexQueryUid: uid }: Told) => began.set(uid, performance.now()));
  knex.on('query-response', (_rows: unknown, statement: Told) => answered(statement.sql, over(statement)));
  knex.on('query-error', (error: unknown, statement: Told) => failed(statement.sql, over(statement), error));
}

interface Queries {
  _query(connection: unknown, statement: { sql: string }): Promise<unknown>;
}

/**
 * Rewrites each statement on its way to the driver, by patching `_query` on the prototype of the client, which is all
 * that the clients of transactions share.
 */
export function rewriteStatements(knex: Knex, rewrite: (sql: string) => string): void {
  const shared: Queries = Object.getPrototypeOf(knex.client);
  const query = shared._query;
  shared._query = function rewritten(wire, statement) {
    statement.sql = rewrite(statement.sql);
    return query.call(this, wire, statement);
  };
}

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  on(event: 'acquireRequest' | 'acquireSuccess' | 'acquireFail', listener: (id: number) => void): void;
}

/** Returns the pool of connections (tarn's), which Knex keeps at `client.pool` and tells nothing of. */
export const poolOf = (knex: Knex): Pool => internalsOf<{ client: { pool: Pool } }>(knex).client.pool;
