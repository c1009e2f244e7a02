import type { Knex } from 'knex';
import { isPostgres } from '../readTables';

/**
 * Creates the tables by which several CMS nodes on one PostgreSQL inform each other: records changed per transaction,
 * by its number, and rate limit counts. SQLite has one CMS, which keeps both in memory.
 */
export async function up(db: Knex): Promise<void> {
  if (!isPostgres(db)) return;
  await db.schema.createTable('supra_changes', (table) => {
    table.specificType('xid', 'xid8').primary().defaultTo(db.raw('pg_current_xact_id()'));
    /** Record ids by collection. */
    table.jsonb('changed').notNullable();
    /** Rows up to this transaction number have been removed. */
    table.specificType('swept', 'xid8');
    table.timestamp('at').notNullable().defaultTo(db.raw('clock_timestamp()'));
  });
  // Counts cover minutes: losing them in a database crash is acceptable, and an unlogged table spares disk writes.
  await db.raw(
    'create unlogged table supra_counts (key text primary key, until timestamptz not null, count bigint not null)',
  );
}

/** Nodes of an older version can run beside these tables. */
export const isAdditive = true;
