import type { Knex } from 'knex';

/** Keeps a device that its push service has dropped with its person, so that its browser can report the new address. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('supra_push_devices', (table) => {
    table.bigInteger('lost');
  });
}

/** Nodes of an older version try such a device once more and get the answer that it is gone. */
export const isAdditive = true;
