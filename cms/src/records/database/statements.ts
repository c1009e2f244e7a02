import { dropOldest } from '../oldest';

export interface Statement {
  /** True if the statement returns rows. */
  readonly reader: boolean;
  all(bindings: readonly unknown[]): unknown[];
  run(bindings: readonly unknown[]): unknown;
}
/** Part of a SQLite connection that is used here. */
export interface NativeSqlite {
  exec(text: string): void;
  prepare(text: string): Statement;
  close(): void;
}

const STATEMENTS = 500;

/**
 * Caches prepared statements by their text until the tables change their shape. Knex prepares every query anew, which
 * costs time and native memory that is freed late.
 */
export function keepStatements(connection: NativeSqlite): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, Statement>();
  connection.prepare = (text) => {
    if (/^\s*(?:create|alter|drop|pragma|vacuum|reindex|attach|detach)\b/i.test(text)) {
      kept.clear();
      return prepare(text);
    }
    const statement = kept.get(text) ?? prepare(text);
    kept.delete(text);
    kept.set(text, statement);
    if (kept.size > STATEMENTS) dropOldest(kept);
    return statement;
  };
}
