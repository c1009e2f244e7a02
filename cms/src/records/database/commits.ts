import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { tellChanges } from './changes';
import { notKept } from '../http/refusals';
import { internalsOf, knexOf } from '../strapi';
import { codeOf } from '../thrown';

/** How long a transaction waits for a database that another process has locked, such as a backup. */
const LOCK_PATIENCE = 5_000;
const BETWEEN_TRIES = 40;

type Begin = (container: unknown, config?: unknown, outer?: unknown) => Promise<Knex.Transaction>;
interface Context {
  _transaction: Begin;
}

/**
 * Makes every transaction tell the truth, Strapi's own ones too. Knex's `commit()` resolves even when the database has refused
 * it, and a BEGIN that failed hands out a transaction that is over; Strapi asks for nothing more. Here both throw, so what was
 * not kept is never answered as done and nothing that waits for the commit runs.
 */
export function keepCommitsHonest(knex: Knex): void {
  const { context } = internalsOf<{ context: Context }>(knex);
  const begin = context._transaction.bind(context);
  context._transaction = (container, config, outer) =>
    container ? begin(container, config, outer) : beginHonest(() => begin(null, config, outer));
}

/** Between tries the connection is free for others: of SQLite's there is one. */
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

function honest(trx: Knex.Transaction): Knex.Transaction {
  const commit = trx.commit.bind(trx) as (
    value?: unknown,
  ) => Promise<{ response?: { command?: string } } | undefined>;
  const honestCommit = async (value?: unknown) => {
    refuseForNobody();
    try {
      const heard = await tellChanges(knexOf(trx));
      const done = await commit(value);
      await trx.executionPromise;
      // PostgreSQL answers a COMMIT after a failed statement with ROLLBACK, and calls that a success.
      if (done?.response?.command === 'ROLLBACK')
        throw new Error('The transaction had failed before its commit');
      heard?.();
    } catch (error) {
      throw notKept(error);
    }
  };
  return Object.assign(trx, { commit: honestCommit });
}

/** Anyone who went away while they were waiting (a proxy past its patience, too) has been told nothing, so nothing is kept. */
function refuseForNobody(): void {
  const res = strapi.requestContext.get()?.res;
  if (res?.destroyed && !res.writableFinished)
    throw notKept(new Error('Nobody waits for the answer any more'));
}
