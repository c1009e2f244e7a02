import type { Knex } from 'knex';

/**
 * Creates the history of recipes; each row holds only the fields that a change replaced. Every edit writes here, so the
 * table has only the index that reading needs.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('supra_dish_versions', (table) => {
    table.increments('id').primary();
    table.integer('dish').notNullable();
    table.integer('by');
    table.bigInteger('at').notNullable();
    table.text('changed').notNullable();
    table.text('was').notNullable();
    table.index(['dish', 'id'], 'supra_dish_versions_of');
  });
}
