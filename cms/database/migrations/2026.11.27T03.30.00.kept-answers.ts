import type { Knex } from 'knex';

/** Notes with an answer kept for repeats its person and the record that it shows, so that it goes with them. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('supra_idempotency', (table) => {
    table.integer('person').index('supra_idempotency_person');
    table.string('of', 64);
    table.integer('record');
    table.index(['record', 'of'], 'supra_idempotency_record');
  });
}

/** Nodes that do not know of it keep answers as before, which go within a day; of a sealed one they say that it cannot be answered. */
export const isAdditive = true;
