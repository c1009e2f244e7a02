import type { Knex } from 'knex';

/** Records the person and record of each stored idempotent response, so that it is deleted with them. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('supra_idempotency', (table) => {
    table.integer('person').index('supra_idempotency_person');
    table.string('of', 64);
    table.integer('record');
    table.index(['record', 'of'], 'supra_idempotency_record');
  });
}

/**
 * Nodes of an older version store responses as before, which expire within a day; for a sealed response they report
 * that it cannot be replayed.
 */
export const isAdditive = true;
