import type { Knex } from 'knex';
import { isPostgres, native, rowsOf, sqliteReader } from '../database/database';
import type { NativeSqlite } from '../database/statements';
import { internalsOf } from '../strapi';
import { chunks } from '../read/values';

/** What of Knex is used here beside its builder. */
interface Direct {
  readonly isTransaction?: boolean;
  readonly client: { acquireConnection(): Promise<NativeSqlite> };
  isCompleted(): boolean;
  raw(text: string, bindings: readonly unknown[]): Knex.Raw;
}

/** So many rows one statement makes: texts stay few enough to be kept prepared. */
const ROWS = 50;

/**
 * The rows that a statement answers whose text is already written. Knex builds each text anew and takes dozens of promises to run
 * it; within a transaction SQLite's own connection answers at once, and what only reads needs no transaction.
 */
export async function ask<T>(db: Knex, text: string, bindings: readonly unknown[]): Promise<T[]> {
  const direct = internalsOf<Direct>(db);
  const isRead = !direct.isTransaction && /^\s*select\b/i.test(text);
  if (isPostgres() || (!direct.isTransaction && !isRead)) {
    const query = direct.raw(text, bindings);
    const answer: T[] | { rows?: T[] } = await (isRead ? rowsOf<T>(query) : query);
    return Array.isArray(answer) ? answer : (answer.rows ?? []);
  }
  if (isRead) return run(sqliteReader(), text, bindings);
  const connection = await direct.client.acquireConnection();
  if (direct.isCompleted()) throw new Error('The transaction is over');
  return run(connection, text, bindings);
}

function run<T>(connection: NativeSqlite, text: string, bindings: readonly unknown[]): T[] {
  const statement = connection.prepare(text);
  const values = bindings.map(native);
  if (statement.reader) return internalsOf<T[]>(statement.all(values));
  statement.run(values);
  return [];
}

/** A table's columns, in the order in which its rows hold their values. */
export interface Into {
  readonly table: string;
  readonly columns: readonly string[];
  /** What the statement says after its rows. */
  readonly then?: string;
}

/** Makes rows; answers what `then` says that is answered. */
export async function insertInto<T>(
  db: Knex,
  into: Into,
  rows: readonly (readonly unknown[])[],
): Promise<T[]> {
  const made: T[] = [];
  for (const some of chunks(rows, ROWS))
    made.push(...(await ask<T>(db, insertText(into, some.length), some.flat())));
  return made;
}

const named = (name: string): string => `"${name}"`;
export const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

const insertText = ({ table, columns, then = '' }: Into, rows: number): string => {
  const row = `(${marks(columns.length)})`;
  const values = Array.from({ length: rows }, () => row).join(', ');
  return `insert into ${named(table)} (${columns.map(named).join(', ')}) values ${values} ${then}`;
};

/** Changes columns of one row; says whether it is there. */
export async function updateIn(db: Knex, { table, columns }: Into, id: number, values: readonly unknown[]) {
  const set = columns.map((name) => `${named(name)} = ?`).join(', ');
  const text = `update ${named(table)} set ${set} where "id" = ? returning "id"`;
  return (await ask(db, text, [...values, id])).length > 0;
}
