export interface Statement {
  /** True if the statement returns rows. */
  readonly reader: boolean;
  all<T>(bindings: readonly unknown[]): T[];
  run(bindings: readonly unknown[]): unknown;
}
/** Part of a SQLite connection that is used here. */
export interface NativeSqlite {
  exec(text: string): void;
  prepare(text: string): Statement;
  close(): void;
}
/** SQLite's single connection for writing, as Knex uses it. */
export interface NativeWriter extends NativeSqlite {
  readonly inTransaction: boolean;
}

/** Opens a database by the name `better-sqlite3`, under which npm's alias puts libsql and Knex looks for its driver. */
export function openSqlite(file: string): NativeSqlite {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- has no types of its own under this name
  const Database = require('better-sqlite3');
  return new Database(file);
}

/**
 * Replaces the method `prepare` of a connection, through which Knex sends every statement: neither has a setting for
 * what happens between.
 */
export function aroundPrepare(
  connection: NativeSqlite,
  around: (text: string, prepare: (text: string) => Statement) => Statement,
): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (text) => around(text, prepare);
}

/** Tells by libsql's wording that a file cannot be opened or written, because some of these errors have no code of it. */
export const isOpenFailure = (message: string): boolean =>
  /^ConnectionFailed|readonly database/.test(message);
