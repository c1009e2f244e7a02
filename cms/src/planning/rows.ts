import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { rowsOf } from '../records/database/database';

/** As `rowsOf`, but others are answered first: SQLite is read by the thread that answers everybody. */
export async function rowsInTurn<T>(query: Knex.QueryBuilder): Promise<T[]> {
  await setImmediate();
  return rowsOf<T>(query);
}
