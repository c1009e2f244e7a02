import { existsSync } from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { codeOf, messageOf } from '../processes/errors.mjs';
import { BackupError } from './contents.mjs';

/**
 * @import { Sqlite } from '../processes/folderLock.mjs'
 * @import { Postgres } from '../settings/services.mjs'
 */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/**
 * Copies a SQLite database as it is at one moment, its WAL included, while the stack goes on writing. Throws a
 * BackupError if there is no sound database.
 * @param {Sqlite} Database
 * @param {string} from
 * @param {string} to
 */
export function copySqlite(Database, from, to) {
  if (!existsSync(from)) throw new BackupError(`There is no database at ${from}: nothing to back up.`);
  const database = new Database(from);
  try {
    database.exec('pragma busy_timeout = 30000');
    database.exec(`vacuum into ${quoted(to)}`);
  } catch (error) {
    throw new BackupError(`The database ${from} could not be copied: ${messageOf(error)}.`);
  } finally {
    database.close();
  }
}

/**
 * Returns true if a database passes the integrity check.
 * @param {Sqlite} Database
 * @param {string} file
 */
export function isSound(Database, file) {
  const database = new Database(file);
  try {
    return Object.values(database.prepare('pragma integrity_check').all()[0] ?? {})[0] === 'ok';
  } catch {
    return false;
  } finally {
    database.close();
  }
}

/**
 * Returns the files that a copy of the database refers to, as paths in the data folder.
 * @param {Sqlite} Database
 * @param {string} file
 */
export function filesNamed(Database, file) {
  const database = new Database(file);
  try {
    const has = database.prepare("select name from sqlite_master where type = 'table' and name = 'files'");
    if (has.all().length === 0) return [];
    const rows = database.prepare('select hash, url, formats, provider from files').all();
    return rows.flatMap(placesOf);
  } finally {
    database.close();
  }
}

/** @param {Record<string, unknown>} row @returns {string[]} */
function placesOf({ hash, url, formats, provider }) {
  if (provider === 'supra-private') return [`private/${path.basename(String(hash))}`];
  const others = Object.values(JSON.parse(String(formats ?? 'null')) ?? {}).map((format) => format.url);
  return [url, ...others].flatMap((one) =>
    typeof one === 'string' && one.startsWith('/uploads/') ? [`public${one}`] : [],
  );
}

/**
 * Dumps a PostgreSQL database with the machine's own pg_dump; resolves to the reason if that fails.
 * @param {Postgres} database
 * @param {string} to
 * @returns {Promise<string | undefined>}
 */
export function dumpPostgres({ url, ssl }, to) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(ssl === 'true' && { PGSSLMODE: 'require' }),
  };
  return new Promise((resolve) => {
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`];
    const child = spawn('pg_dump', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text) => (said += text));
    child.on('error', (error) =>
      resolve(codeOf(error) === 'ENOENT' ? 'there is no pg_dump on this machine' : codeOf(error)),
    );
    child.on('close', (code) => resolve(code === 0 ? undefined : `pg_dump: ${said.trim().split('\n')[0]}`));
  });
}
