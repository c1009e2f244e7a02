import type { Knex } from 'knex';

/**
 * Creates the tables of reminders: people's settings, their devices, and the messages to send. A message is one row per
 * device under a unique key; it stays for a while after sending, so that nothing is sent twice.
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
    /** Stands for the address wherever a device is shown. */
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
    /** Time of the next attempt; null once the message was sent or given up. */
    table.bigInteger('at').index('supra_pushes_at');
    table.bigInteger('stale').notNullable();
    table.integer('tries').notNullable().defaultTo(0);
    table.bigInteger('made').notNullable();
    table.unique(['device', 'key'], { indexName: 'supra_pushes_once' });
  });
}

/** Nodes of an older version can run beside these tables. */
export const isAdditive = true;
