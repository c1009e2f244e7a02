import { callId } from '../doors/calls';
import { countLock } from '../doors/metricsRegistry';
import { isPostgres } from '../records/database/database';
import { rewriteStatements, timeStatements } from '../vendor/knex';
import { connection } from '../vendor/strapi';
import { codeOf } from '../records/thrown';

const SLOW_MS = 1000;
const SHOWN = 300;
const LOCKS = /pg_advisory_xact_lock|\bfor (?:no key )?update\b/i;

/**
 * Logs statements that take long or fail, without their values. On PostgreSQL, it also appends the call's id to each
 * statement, as a comment that shows in PostgreSQL's own log and in pg_stat_activity.
 */
export function watchStatements(): void {
  timeStatements(connection(), {
    answered(sql, ms) {
      if (isPostgres() && LOCKS.test(sql)) countLock(ms / 1000);
      else if (ms > SLOW_MS) strapi.log.warn(`A statement took ${Math.round(ms)} ms: ${shown(sql)}`);
    },
    failed(sql, ms, error) {
      strapi.log.warn(`A statement failed after ${Math.round(ms)} ms (${codeOf(error)}): ${shown(sql)}`);
    },
  });
  if (isPostgres()) rewriteStatements(connection(), named);
}

const shown = (sql: string): string => sql.slice(0, SHOWN);

function named(sql: string): string {
  const id = callId();
  return id && !sql.endsWith('*/') ? `${sql} /* ${id} */` : sql;
}
