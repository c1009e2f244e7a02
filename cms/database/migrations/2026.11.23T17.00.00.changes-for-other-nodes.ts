import type { Knex } from 'knex';
import { isPostgres } from '../readTables';

/**
 * What several CMS on one PostgreSQL tell each other: which records a transaction has changed, by its number, and how often people
 * have done what is limited. SQLite has one CMS, which keeps both in memory.
 */
export async function up(db: Knex): Promise<void> {
  if (!isPostgres(db)) return;
  await db.schema.createTable('supra_changes', (table) => {
    table.specificType('xid', 'xid8').primary().defaultTo(db.raw('pg_current_xact_id()'));
    /** Ids of records by their collection. */
    table.jsonb('changed').notNullable();
    /** Rows up to this number have been removed. */
    table.specificType('swept', 'xid8');
    table.timestamp('at').notNullable().defaultTo(db.raw('clock_timestamp()'));
  });
  // Counts of minutes: a crash of the database may take them, and nothing waits for a disk because of them.
  await db.raw(
    'create unlogged table supra_counts (key text primary key, until timestamptz not null, count bigint not null)',
  );
}

/** Nodes that do not know of these tables go on beside those that do. */
export const isAdditive = true;
