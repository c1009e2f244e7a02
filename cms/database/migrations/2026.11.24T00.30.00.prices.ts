import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Creates the read table of the prices people paid. */
export async function up(db: Knex): Promise<void> {
  await makeReadTable(db, 'prices', { owner: 'number', product: 'number', day: 'text' });
}

export const isAdditive = true;
