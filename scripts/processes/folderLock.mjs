import { accessSync, constants, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { prepareDataDir } from '../settings/secrets.mjs';
import { SettingsError } from '../settings/values.mjs';
import { codeOf, messageOf } from './errors.mjs';

/** @import { Settings } from '../settings/env.mjs' */

/**
 * Part of better-sqlite3 that is used here, which only the CMS's packages have.
 * @typedef {{ prepare: (sql: string) => { all: () => Record<string, unknown>[] }, exec: (sql: string) => void,
 *   close: () => void }} SqliteDatabase
 * @typedef {new (file: string, options?: { readonly?: boolean }) => SqliteDatabase} Sqlite
 */

/**
 * The lock, held for as long as this process lives.
 * @type {SqliteDatabase | undefined}
 */
let heldLock;

/**
 * Locks the folder against other launchers before anything in it is moved; the lock ends with this process, however it
 * ends (reason for SQLite's lock: cms/src/start/sqlite-lock.ts). Returns false if the CMS's packages, which it needs,
 * are not installed yet.
 * @param {Pick<Settings, 'root' | 'dataDir' | 'database'>} settings
 */
export function lockFolder({ root, dataDir, database }) {
  if (heldLock) return true;
  prepare('DATA_DIR', dataDir, () => prepareDataDir(dataDir));
  if (database.client === 'sqlite') {
    const folder = path.dirname(database.filename);
    prepare('DATABASE_FILENAME', folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  }
  const Database = loadSqlite(root);
  if (!Database) return false;
  const lock = new Database(path.join(dataDir, 'house.lock'));
  try {
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive; commit;');
  } catch (error) {
    lock.close();
    throw new SettingsError(
      'DATA_DIR',
      codeOf(error) === 'SQLITE_BUSY'
        ? `is ${dataDir}, and another Supra is running there: end that one first, or give this one a DATA_DIR of its own.`
        : `is ${dataDir}, and no file can be locked there (${messageOf(error)}): put it on a disk of this machine's.`,
    );
  }
  heldLock = lock;
  return true;
}

/**
 * Loads SQLite from the CMS's packages; returns undefined until they are installed.
 * @param {string} root
 * @returns {Sqlite | undefined}
 */
export function loadSqlite(root) {
  try {
    return createRequire(path.join(root, 'cms/package.json'))('better-sqlite3');
  } catch (error) {
    if (codeOf(error) === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * Loads SQLite from the CMS's packages, which are installed.
 * @param {string} root
 */
export function requireSqlite(root) {
  const Database = loadSqlite(root);
  if (!Database) throw new Error(`The CMS's packages are not installed in ${path.join(root, 'cms')}.`);
  return Database;
}

/**
 * @param {string} variable
 * @param {string} folder
 * @param {() => void} make
 */
function prepare(variable, folder, make) {
  try {
    make();
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingsError(
      variable,
      `means the folder ${folder}, and nothing can be kept there (${codeOf(error) ?? messageOf(error)}): give it to the user that runs Supra, or set another one.`,
    );
  }
}
