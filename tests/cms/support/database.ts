import type { Wire } from './api';
import { requireOfCms } from './native';
import { stack } from './stack';

export { openSqlite } from './native';

/** Opens a connection of the test's own to the database of a CMS. */
export function openDatabase(
  { database, databaseUrl } = stack() as Pick<ReturnType<typeof stack>, 'database' | 'databaseUrl'>,
): Wire {
  const knex = requireOfCms('knex');
  if (database === 'postgres') return knex({ client: 'pg', connection: databaseUrl });
  const afterCreate = (connection: Wire, done: (error: null, connection: Wire) => void) => {
    connection.exec('pragma busy_timeout = 20000');
    done(null, connection);
  };
  return knex({
    client: 'better-sqlite3',
    connection: { filename: databaseUrl },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate },
  });
}

const EVENTS = ['insert', 'update', 'delete'];

/**
 * Makes the database refuse every COMMIT of a connection that has written to this table, while `work` runs, and not a
 * moment earlier: SQLite by a dangling deferred reference, PostgreSQL by a deferred trigger.
 */
export async function refusingCommits<T>(db: Wire, table: string, work: () => Promise<T>): Promise<T> {
  const isPostgres = db.client.config.client === 'pg';
  const undo = isPostgres ? await refuseOnPostgres(db, table) : await refuseOnSqlite(db, table);
  try {
    return await work();
  } finally {
    for (const statement of undo) await db.raw(statement);
  }
}

async function refuseOnPostgres(db: Wire, table: string): Promise<string[]> {
  await db.raw(
    `create or replace function test_refuse() returns trigger language plpgsql as $$ begin raise exception 'refused by the test'; end $$`,
  );
  await db.raw(
    `create constraint trigger test_refuse after insert or update or delete on "${table}" deferrable initially deferred for each row execute function test_refuse()`,
  );
  return [`drop trigger test_refuse on "${table}"`];
}

async function refuseOnSqlite(db: Wire, table: string): Promise<string[]> {
  await db.raw('create table if not exists test_none (id integer primary key)');
  await db.raw(
    'create table if not exists test_refused (none references test_none(id) deferrable initially deferred)',
  );
  for (const event of EVENTS)
    await db.raw(
      `create trigger test_refuse_${event} after ${event} on "${table}" begin insert into test_refused values (1); end`,
    );
  return EVENTS.map((event) => `drop trigger test_refuse_${event}`);
}
