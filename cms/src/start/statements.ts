import { callId } from '../doors/calls';
import { countLock } from '../doors/metrics';
import { isPostgres } from '../records/database/database';
import { internalsOf } from '../vendor/internals';
import { connection } from '../vendor/strapi';
import { codeOf } from '../records/thrown';

const SLOW_MS = 1000;
const SHOWN = 300;
const LOCKS = /pg_advisory_xact_lock|\bfor (?:no key )?update\b/i;

interface Statement {
  readonly __knexQueryUid: string;
  sql: string;
}
interface Client {
  _query(connection: unknown, statement: Statement): Promise<unknown>;
}

/**
 * Logs statements that take long or fail, without their values. On PostgreSQL, it also appends the call's id to each
 * statement, as a comment that shows in PostgreSQL's own log and in pg_stat_activity.
 */
export function watchStatements(): void {
  const knex = connection();
  const began = new Map<string, number>();
  const over = ({ __knexQueryUid: uid }: Statement): number => {
    const ms = performance.now() - (began.get(uid) ?? performance.now());
    began.delete(uid);
    return ms;
  };
  knex.on('query', ({ __knexQueryUid: uid }: Statement) => began.set(uid, performance.now()));
  knex.on('query-response', (_rows: unknown, statement: Statement) => {
    const ms = over(statement);
    if (isPostgres() && LOCKS.test(statement.sql)) countLock(ms / 1000);
    else if (ms > SLOW_MS) strapi.log.warn(`A statement took ${Math.round(ms)} ms: ${shown(statement)}`);
  });
  knex.on('query-error', (error: unknown, statement: Statement) => {
    strapi.log.warn(
      `A statement failed after ${Math.round(over(statement))} ms (${codeOf(error)}): ${shown(statement)}`,
    );
  });
  if (isPostgres()) nameStatements(internalsOf<{ client: Client }>(knex).client);
}

const shown = ({ sql }: Statement): string => sql.slice(0, SHOWN);

/** Patches the prototype, which is all that the clients of transactions share. */
function nameStatements(client: Client): void {
  const shared: Client = Object.getPrototypeOf(client);
  const query = shared._query;
  shared._query = function named(wire, statement) {
    const id = callId();
    if (id && !statement.sql.endsWith('*/')) statement.sql = `${statement.sql} /* ${id} */`;
    return query.call(this, wire, statement);
  };
}
