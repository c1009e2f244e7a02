import { callId } from '../doors/calls';
import { countLock } from '../doors/metricsRegistry';
import { isPostgres } from '../records/database/database';
import { rewriteStatements, timeStatements } from '../vendor/knex';
import { connection } from '../vendor/strapi';
import { codeOf } from '../records/errorProperties';

const SLOW_MS = 1000;
const MAX_LENGTH = 300;
const LOCKS = /pg_advisory_xact_lock|\bfor (?:no key )?update\b/i;

/**
 * Logs statements that take long or fail, without their values. On PostgreSQL, it also appends the call's id to each
 * statement, as a comment that shows in PostgreSQL's own log and in pg_stat_activity.
 */
export function watchStatements(): void {
  timeStatements(connection(), {
    answered(sql, ms) {
      if (isPostgres() && LOCKS.test(sql)) countLock(ms / 1000);
      else if (ms > SLOW_MS) strapi.log.warn(`A statement took ${Math.round(ms)} ms: ${shortened(sql)}`);
    },
    failed(sql, ms, error) {
      strapi.log.warn(`A statement failed after ${Math.round(ms)} ms (${codeOf(error)}): ${shortened(sql)}`);
    },
  });
  if (isPostgres()) rewriteStatements(connection(), named);
}

const shortened = (sql: string): string => sql.slice(0, MAX_LENGTH);

function named(sql: string): string {
  const id = callId();
  return id && !sql.endsWith('*/') ? `${sql} /* ${id} */` : sql;
}
