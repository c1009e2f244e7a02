// Dumps a database as compressed SQL: `node tests/cms/upgrade/dump.mjs <sqlite file | postgres://…> <out.sql.gz>`. For
// a new release's fixtures: check the release out beside this one, start its CMS with SEED=demo on an empty database of
// each kind, and run this on the database while the CMS is up. The dumps of 05976a1 beside this file were made like
// that.
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

/**
 * @typedef {Record<string, unknown>} Row
 * @typedef {{ type: string, name: string, sql: string }} SchemaObject
 * @typedef {{ table: string, name: string, type: string, isNeeded: boolean, usual: string | null,
 *   collation: string | null }} Column
 */

const cms = createRequire(path.join(fileURLToPath(new URL('../../..', import.meta.url)), 'cms/package.json'));
const ROWS = 200;

/**
 * Yields the statements that rebuild the database, one per line.
 * @param {string} database
 */
export async function* statementsOf(database) {
  yield* database.startsWith('postgres') ? ofPostgres(database) : ofSqlite(database);
}

/** @param {string} file */
function* ofSqlite(file) {
  const db = new (cms('better-sqlite3'))(file, { readonly: true });
  /** @type {SchemaObject[]} */
  const objects = db
    .prepare("select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
    .all();
  const tables = objects.filter(({ type }) => type === 'table');
  for (const { sql } of tables) yield sql;
  for (const { name } of tables) {
    const rows = db.prepare(`select * from "${name}"`).all();
    yield* inserts(name, rows, (value) =>
      Buffer.isBuffer(value) ? `x'${value.toString('hex')}'` : plain(value),
    );
  }
  for (const { type, sql } of objects) if (type !== 'table') yield sql;
  db.close();
}

/** @param {string} url */
async function* ofPostgres(url) {
  const db = cms('knex')({ client: 'pg', connection: url });
  /** @param {string} sql */
  const ask = async (sql) => (await db.raw(sql)).rows;
  /** @type {Column[]} */
  const columns = await ask(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isNeeded",
      pg_get_expr(d.adbin, d.adrelid) as "usual", co.collname as collation
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_collation co on co.oid = a.attcollation left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  const tables = new Map(columns.map(({ table }) => [table, columns.filter((one) => one.table === table)]));
  /** @type {{ name: string, at: string | null }[]} */
  const sequences = await ask(
    `select sequencename as name, last_value as at from pg_sequences where schemaname = 'public'`,
  );
  for (const { name } of sequences) yield `create sequence "${name}"`;
  for (const [table, all] of tables) {
    const lines = all.map(
      ({ name, type, isNeeded, usual, collation }) =>
        `"${name}" ${type}${collation === 'C' ? ' collate "C"' : ''}${usual ? ` default ${usual}` : ''}${isNeeded ? ' not null' : ''}`,
    );
    yield `create table "${table}" (${lines.join(', ')})`;
  }
  for (const [table, all] of tables) {
    // as text, which holds every type without loss
    const names = all.map(({ name }) => `"${name}"::text as "${name}"`);
    yield* inserts(table, await ask(`select ${names} from "${table}"`), plain);
  }
  for (const { name, at } of sequences) if (at !== null) yield `select setval('"${name}"', ${at})`;
  /** @type {{ table: string, name: string, text: string }[]} */
  const constraints = await ask(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' order by contype = 'f', conname`);
  for (const { table, name, text } of constraints)
    yield `alter table ${table} add constraint "${name}" ${text}`;
  const named = new Set(constraints.map(({ name }) => name));
  /** @type {{ name: string, sql: string }[]} */
  const indexes = await ask(
    `select indexname as name, indexdef as sql from pg_indexes where schemaname = 'public'`,
  );
  for (const { name, sql } of indexes) if (!named.has(name)) yield sql;
  await db.destroy();
}

/**
 * @param {string} table
 * @param {Row[]} rows
 * @param {(value: unknown) => string} write
 */
function* inserts(table, rows, write) {
  for (let at = 0; at < rows.length; at += ROWS) {
    const some = rows.slice(at, at + ROWS);
    const names = Object.keys(some[0] ?? {}).map((name) => `"${name}"`);
    const values = some.map((row) => `(${Object.values(row).map(write).join(', ')})`);
    yield `insert into "${table}" (${names.join(', ')}) values ${values.join(', ')}`;
  }
}

/** @param {unknown} value */
function plain(value) {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return `'${String(value).replaceAll("'", "''")}'`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [database = '', out = ''] = process.argv.slice(2);
  // one statement per line, so that no parser is needed to read it: JSON escapes the line breaks within
  const lines = async function* () {
    for await (const sql of statementsOf(database)) yield `${JSON.stringify(sql)}\n`;
  };
  await pipeline(Readable.from(lines()), createGzip({ level: 9 }), createWriteStream(out));
}
