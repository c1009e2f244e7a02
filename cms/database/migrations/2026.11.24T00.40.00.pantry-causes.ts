import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Steps that one order or one cooking has brought about are found together. */
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
