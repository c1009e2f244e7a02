import type { Knex } from 'knex';

/** A device that its push service knows no more stays known as the person's, so that its browser may say where it is reached now. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('supra_push_devices', (table) => {
    table.bigInteger('lost');
  });
}

/** Nodes that do not know of it try such a device once more, and are told that it is gone. */
export const isAdditive = true;
