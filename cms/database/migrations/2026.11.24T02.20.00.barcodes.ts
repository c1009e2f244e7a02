import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Creates the read table of households' names for barcodes. */
export async function up(db: Knex): Promise<void> {
  await makeReadTable(db, 'barcodes', { owner: 'number', code: 'text', product: 'number' });
}

export const isAdditive = true;
