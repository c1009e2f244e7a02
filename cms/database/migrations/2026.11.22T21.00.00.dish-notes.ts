import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Creates the read table of people's notes on recipes; lists are sorted by one person's ratings. */
export async function up(db: Knex): Promise<void> {
  await makeReadTable(db, 'dish-notes', { user: 'number', dish: 'number', rating: 'number?' });
  await db.schema.alterTable('supra_dish_notes', (table) =>
    table.index(['user', 'dish', 'rating'], 'supra_dish_notes_rated'),
  );
}
