import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Adds columns for finding the pantry steps of one order or cooking session together. */
export async function up(db: Knex): Promise<void> {
  await makeReadTable(db, 'pantry-movements', {
    owner: 'number',
    item: 'number',
    key: 'text',
    by: 'number',
    cause: 'text',
    meal: 'text',
  });
}
