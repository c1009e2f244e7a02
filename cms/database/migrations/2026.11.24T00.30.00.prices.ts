import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** What people paid, of which product and when. */
export async function up(db: Knex): Promise<void> {
  await makeReadTable(db, 'prices', { owner: 'number', product: 'number', day: 'text' });
}

export const isAdditive = true;
