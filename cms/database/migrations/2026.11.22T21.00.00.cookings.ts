import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Creates the read table of cookings: which person cooked which recipe on which day. */
export const up = (db: Knex): Promise<void> =>
  makeReadTable(db, 'cookings', {
    user: 'number',
    dish: 'number',
    day: 'text',
    key: 'text',
    byHand: 'boolean',
  });
