import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Creates the read tables of the pantry and its ledger. */
export async function up(db: Knex): Promise<void> {
  await makeReadTable(db, 'pantry-items', {
    owner: 'number',
    key: 'text',
    product: 'number',
    Name: 'name',
    amount: 'number',
    place: 'text',
    expiresOn: 'text',
  });
  await makeReadTable(db, 'pantry-movements', {
    owner: 'number',
    item: 'number',
    key: 'text',
    by: 'number',
  });
}

export const isAdditive = true;
