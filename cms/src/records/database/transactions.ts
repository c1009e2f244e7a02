import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { createTaskQueue } from '../../domain/taskQueue';
import { inTransaction, isPostgres } from './database';
import { type Guards, guard, hasBegun, lockEverything, needsFullLock, shareEverything } from './locks';
import { QUEUE_TIMEOUT_MS } from './timeouts';

type Work<T> = (trx: Knex) => Promise<T>;

/** Number of PostgreSQL connections left to readers. */
const FOR_READERS = 3;
let queue: ReturnType<typeof createTaskQueue> | undefined;

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const most: number = isPostgres() ? strapi.config.get('database.connection.pool.max', 10) - FOR_READERS : 1;
  queue ??= createTaskQueue({ concurrency: Math.max(1, most), timeout: QUEUE_TIMEOUT_MS });
  return queue(async () => {
    // SQLite answers at once, so without this pause one write would follow another and no other call would be served.
    await setImmediate();
    return work();
  });
}

/**
 * Runs `work` in one transaction, joining a running one. SQLite has one writer anyway; on PostgreSQL it waits for the
 * locks that `guards` name, or for everything if undefined, so that stored figures never cross (locks.ts).
 */
export async function inLockedTransaction<T>(work: Work<T>, guards: Guards): Promise<T> {
  if (strapi.db.inTransaction()) return isPostgres() ? joining(work, guards) : inTransaction(work);
  return inTurn(() => (isPostgres() ? beginning(work, guards) : inTransaction(work)));
}

const joining = <T>(work: Work<T>, guards: Guards): Promise<T> =>
  inTransaction(async (trx) => {
    await (hasBegun(trx) ? guard(trx, guards) : lockEverything(trx));
    return work(trx);
  });

/**
 * Runs `work` with the locks it names; if it turns out to need everything, undoes it and runs it again with everything
 * locked.
 */
async function beginning<T>(work: Work<T>, guards: Guards): Promise<T> {
  try {
    if (guards) return await sharing(work, guards);
  } catch (error) {
    if (!needsFullLock(error)) throw error;
  }
  return inTransaction(async (trx) => {
    await lockEverything(trx);
    return work(trx);
  });
}

const sharing = <T>(work: Work<T>, guards: Guards): Promise<T> =>
  inTransaction(async (trx) => {
    await shareEverything(trx);
    await guard(trx, guards);
    return work(trx);
  });
