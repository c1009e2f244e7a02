import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Who has a home together. */
export const up = (db: Knex): Promise<void> =>
  makeReadTable(db, 'households', { Name: 'name', owner: 'number', joinToken: 'text' });

export const isAdditive = true;
