import type { Knex } from 'knex';
import { announceChanges } from './changes';
import { commitFailed } from '../http/refusals';
import { aroundBegin, aroundCommit } from '../../vendor/knex';
import { knexOf } from '../../vendor/strapi';
import { withRetries } from './withRetries';

/**
 * Makes begin and commit throw on failure, in Strapi's own transactions too. Knex's `commit()` resolves even if the
 * database has refused it, a failed BEGIN returns a transaction that is already over, and Strapi checks neither. With
 * this, no answer reports success for data that was not stored, and nothing that waits for the commit runs.
 */
export const throwOnFailedCommit = (knex: Knex): void => aroundBegin(knex, beginChecked);

/**
 * Begins a transaction, with retries while SQLite is locked. Between tries the connection is free for others, because
 * SQLite has only one.
 */
const beginChecked = (begin: () => Promise<Knex.Transaction>): Promise<Knex.Transaction> =>
  withRetries(async () => {
    const trx = await begin();
    if (trx.isCompleted()) await trx.executionPromise;
    return withCheckedCommit(trx);
  });

const withCheckedCommit = (trx: Knex.Transaction): Knex.Transaction =>
  aroundCommit(trx, async (commit) => {
    abortIfClientGone();
    try {
      const heard = await announceChanges(knexOf(trx));
      const command = await commit();
      await trx.executionPromise;
      // PostgreSQL answers a COMMIT after a failed statement with ROLLBACK and reports success.
      if (command === 'ROLLBACK') throw new Error('The transaction had failed before its commit');
      heard?.();
    } catch (error) {
      throw commitFailed(error);
    }
  });

/**
 * Refuses the commit if the client (or a proxy that timed out) has disconnected: nobody would learn the result, so
 * nothing is kept.
 */
function abortIfClientGone(): void {
  const res = strapi.requestContext.get()?.res;
  if (res?.destroyed && !res.writableFinished)
    throw commitFailed(new Error('Nobody waits for the answer any more'));
}
