import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { tellChanges } from './changes';
import { notKept } from '../http/refusals';
import { aroundBegin, aroundCommit } from '../../vendor/knex';
import { knexOf } from '../../vendor/strapi';
import { codeOf } from '../thrown';

/** Milliseconds a transaction waits for a database that another process has locked, such as a backup. */
const LOCK_PATIENCE = 5_000;
const BETWEEN_TRIES = 40;

/**
 * Makes begin and commit throw on failure, in Strapi's own transactions too. Knex's `commit()` resolves even if the
 * database has refused it, a failed BEGIN returns a transaction that is already over, and Strapi checks neither. With
 * this, no answer reports success for data that was not stored, and nothing that waits for the commit runs.
 */
export const keepCommitsHonest = (knex: Knex): void => aroundBegin(knex, beginHonest);

/**
 * Begins a transaction, with retries while SQLite is locked. Between tries the connection is free for others, because
 * SQLite has only one.
 */
async function beginHonest(begin: () => Promise<Knex.Transaction>): Promise<Knex.Transaction> {
  const until = Date.now() + LOCK_PATIENCE;
  for (;;) {
    try {
      const trx = await begin();
      if (trx.isCompleted()) await trx.executionPromise;
      return honest(trx);
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || Date.now() > until) throw error;
      await pause(BETWEEN_TRIES);
    }
  }
}

const honest = (trx: Knex.Transaction): Knex.Transaction =>
  aroundCommit(trx, async (commit) => {
    refuseForNobody();
    try {
      const heard = await tellChanges(knexOf(trx));
      const command = await commit();
      await trx.executionPromise;
      // PostgreSQL answers a COMMIT after a failed statement with ROLLBACK and reports success.
      if (command === 'ROLLBACK') throw new Error('The transaction had failed before its commit');
      heard?.();
    } catch (error) {
      throw notKept(error);
    }
  });

/**
 * Refuses the commit if the client (or a proxy that timed out) has disconnected: nobody would learn the result, so
 * nothing is kept.
 */
function refuseForNobody(): void {
  const res = strapi.requestContext.get()?.res;
  if (res?.destroyed && !res.writableFinished)
    throw notKept(new Error('Nobody waits for the answer any more'));
}
