import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Recipes put together in an order. */
export const up = (db: Knex): Promise<void> =>
  makeReadTable(db, 'cookbooks', {
    Name: 'name',
    language: 'text',
    visibility: 'text',
    hidden: 'boolean',
    owner: 'number',
  });
