import type { Knex } from 'knex';

/** What recipes said before they were changed; of each change only the fields that it changed. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('supra_dish_versions', (table) => {
    table.increments('id').primary();
    table.integer('dish').notNullable();
    table.integer('by').index();
    table.bigInteger('at').notNullable().index();
    table.text('changed').notNullable();
    table.text('was').notNullable();
    table.index(['dish', 'id'], 'supra_dish_versions_of');
  });
}
