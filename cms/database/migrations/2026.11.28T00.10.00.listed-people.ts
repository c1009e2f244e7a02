import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Adds the column by which the sitemap finds people who let search engines list their page. */
export const up = (db: Knex): Promise<void> =>
  makeReadTable(db, 'users', {
    email: 'text',
    Name: 'name',
    Rolee: 'text',
    listed: 'boolean',
    feedToken: 'text',
    blocked: 'boolean',
  });
