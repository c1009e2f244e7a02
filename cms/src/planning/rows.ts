import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { rowsOf } from '../records/database/database';

/** Like `rowsOf`, but yields to other requests first, because SQLite is read on the main thread. */
export async function rowsInTurn<T>(query: Knex.QueryBuilder): Promise<T[]> {
  await setImmediate();
  return rowsOf<T>(query);
}
