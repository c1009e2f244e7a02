import type { Knex } from 'knex';

/**
 * What recipes said before they were changed; of each change only the fields that it changed. Every edit of a recipe writes here, so
 * the table has the one index that reading needs.
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
