import { aroundPrepare, type NativeSqlite, type Statement } from '../../vendor/sqlite';
import { dropOldest } from '../dropOldest';

const STATEMENTS = 500;

/**
 * Caches prepared statements by their text until the tables change their shape. Knex prepares every query anew, which
 * costs time and native memory that is freed late.
 */
export function cacheStatements(connection: NativeSqlite): void {
  const kept = new Map<string, Statement>();
  aroundPrepare(connection, (text, prepare) => {
    if (/^\s*(?:create|alter|drop|pragma|vacuum|reindex|attach|detach)\b/i.test(text)) {
      kept.clear();
      return prepare(text);
    }
    const statement = kept.get(text) ?? prepare(text);
    kept.delete(text);
    kept.set(text, statement);
    if (kept.size > STATEMENTS) dropOldest(kept);
    return statement;
  });
}
