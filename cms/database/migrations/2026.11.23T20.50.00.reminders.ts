import type { Knex } from 'knex';

/**
 * Who is reminded of what, on which devices, and what is still to be sent. A reminder is a row for each device, under a key that
 * it has once; the row stays for a while after it was sent, so that nothing is sent again.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('supra_push_keys', (table) => {
    table.integer('id').primary();
    table.string('publicKey', 100).notNullable();
    table.string('privateKey', 100).notNullable();
  });
  await db.schema.createTable('supra_reminders', (table) => {
    table.integer('person').primary();
    table.text('kinds').notNullable();
    table.text('quiet');
  });
  await db.schema.createTable('supra_push_devices', (table) => {
    table.increments('id').primary();
    table.integer('person').notNullable().index('supra_push_devices_person');
    /** Stands for the address wherever somebody is shown it. */
    table.string('mark', 43).notNullable().unique({ indexName: 'supra_push_devices_mark' });
    table.text('endpoint').notNullable();
    table.string('p256dh', 100).notNullable();
    table.string('auth', 40).notNullable();
    table.string('language', 2).notNullable();
    table.string('agent', 60).notNullable();
    table.bigInteger('made').notNullable();
  });
  await db.schema.createTable('supra_pushes', (table) => {
    table.increments('id').primary();
    table.integer('device').notNullable();
    table.string('key', 150).notNullable();
    table.string('kind', 20).notNullable();
    table.text('about').notNullable();
    /** When it is looked at next; null once it was sent or has come to nothing. */
    table.bigInteger('at').index('supra_pushes_at');
    table.bigInteger('stale').notNullable();
    table.integer('tries').notNullable().defaultTo(0);
    table.bigInteger('made').notNullable();
    table.unique(['device', 'key'], { indexName: 'supra_pushes_once' });
  });
}

/** Nodes that do not know of these tables go on beside those that do. */
export const isAdditive = true;
