import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** What households call the codes on packs. */
export async function up(db: Knex): Promise<void> {
  await makeReadTable(db, 'barcodes', { owner: 'number', code: 'text', product: 'number' });
}

export const isAdditive = true;
