import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Creates the read table of cookbooks, ordered collections of recipes. */
export const up = (db: Knex): Promise<void> =>
  makeReadTable(db, 'cookbooks', {
    Name: 'name',
    language: 'text',
    visibility: 'text',
    hidden: 'boolean',
    owner: 'number',
  });
