import type { Knex } from 'knex';
import { isPostgres, native, rowsOf, sqliteReader } from '../database/database';
import { connectionOf, rawOf } from '../../vendor/knex';
import type { NativeSqlite } from '../../vendor/sqlite';
import { chunks } from '../read/values';

/** Maximum number of rows per INSERT, so that few enough different texts occur to keep them prepared. */
const ROWS = 50;

/**
 * Runs a statement given as text and returns its rows. Knex builds each text anew and takes dozens of promises to run
 * it; in a transaction SQLite's own connection answers at once, and a plain read needs no transaction.
 */
export async function queryRows<T>(db: Knex, text: string, bindings: readonly unknown[]): Promise<T[]> {
  const isRead = !db.isTransaction && /^\s*select\b/i.test(text);
  if (isPostgres() || (!db.isTransaction && !isRead)) {
    const query = rawOf(db, text, bindings);
    const answer: T[] | { rows?: T[] } = await (isRead ? rowsOf<T>(query) : query);
    return Array.isArray(answer) ? answer : (answer.rows ?? []);
  }
  if (isRead) return run(sqliteReader(), text, bindings);
  return run(await connectionOf(db), text, bindings);
}

function run<T>(connection: NativeSqlite, text: string, bindings: readonly unknown[]): T[] {
  const statement = connection.prepare(text);
  const values = bindings.map(native);
  if (statement.reader) return statement.all(values);
  statement.run(values);
  return [];
}

/** Table and columns of an INSERT; its rows list their values in this order. */
export interface InsertTarget {
  readonly table: string;
  readonly columns: readonly string[];
  /** SQL after the rows, such as ON CONFLICT or RESTORABLE. */
  readonly then?: string;
}

/** Inserts rows; returns the rows that a RESTORABLE in `then` yields. */
export async function insertInto<T>(
  db: Knex,
  into: InsertTarget,
  rows: readonly (readonly unknown[])[],
): Promise<T[]> {
  const made: T[] = [];
  for (const some of chunks(rows, ROWS))
    made.push(...(await queryRows<T>(db, insertText(into, some.length), some.flat())));
  return made;
}

const quoted = (name: string): string => `"${name}"`;
export const placeholders = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

const insertText = ({ table, columns, then = '' }: InsertTarget, rows: number): string => {
  const row = `(${placeholders(columns.length)})`;
  const values = Array.from({ length: rows }, () => row).join(', ');
  return `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values ${values} ${then}`;
};

/** Updates columns of one row; returns false if the row does not exist. */
export async function updateIn(
  db: Knex,
  { table, columns }: InsertTarget,
  id: number,
  values: readonly unknown[],
) {
  const set = columns.map((name) => `${quoted(name)} = ?`).join(', ');
  const text = `update ${quoted(table)} set ${set} where "id" = ? returning "id"`;
  return (await queryRows(db, text, [...values, id])).length > 0;
}
