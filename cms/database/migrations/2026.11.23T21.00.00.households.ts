import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Creates the read table of households. */
export const up = (db: Knex): Promise<void> =>
  makeReadTable(db, 'households', { Name: 'name', owner: 'number', joinToken: 'text' });

export const isAdditive = true;
