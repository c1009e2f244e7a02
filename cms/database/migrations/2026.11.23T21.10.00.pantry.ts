import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** What is at home, and the book of it. */
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
