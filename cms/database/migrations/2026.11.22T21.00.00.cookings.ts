import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** When people cooked which recipe. */
export const up = (db: Knex): Promise<void> =>
  makeReadTable(db, 'cookings', {
    user: 'number',
    dish: 'number',
    day: 'text',
    key: 'text',
    byHand: 'boolean',
  });
