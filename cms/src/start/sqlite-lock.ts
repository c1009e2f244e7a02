import { present } from '../domain/present';
import { lstatSync, mkdirSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type NativeSqlite, openSqlite } from '../vendor/sqlite';
import { Refusal } from './refusal';
import { codeOf } from '../records/errorProperties';

// Milliseconds: a killed CMS is gone at once; one that is ending takes this long at most.
const LOCK_TIMEOUT_MS = 3000;

let lockConnection: NativeSqlite | undefined;

/**
 * Lets one CMS at a time hold a SQLite database: it keeps an exclusive lock on an empty database beside the real file,
 * for life. That lock is the operating system's own, on the file and not on its name: it ends with its process, however
 * that ends (so nobody guesses from a pid, which other containers count anew, whether a holder is dead), and is the
 * same for every path, TMPDIR and container that reaches the folder. A lock on the database itself would shut out its
 * own second connection and the backup.
 */
export function lockSqlite(filename: string): void {
  const lock = openSqlite(`${filename}.lock`);
  try {
    lock.exec(
      `pragma busy_timeout = ${LOCK_TIMEOUT_MS}; pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive; commit;`,
    );
  } catch (error) {
    lock.close();
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new Refusal(
      `Another CMS is running on ${filename}, and with SQLite there can be only one: end that one first, or give this one a DATA_DIR of its own.`,
    );
  }
  lockConnection = lock;
}

/** True if a CMS was ever up on this database (`noteStarted`); the lock must be held. */
export function wasStarted(): boolean {
  const [row] = lockConnection?.prepare('pragma user_version').all<{ user_version: number }>([]) ?? [];
  return present(row, 'a row').user_version > 0;
}

/** Notes that the database is in use, so that an emptied one is not taken for a new database. */
export const noteStarted = (): void => lockConnection?.exec('pragma user_version = 1');

/** Returns the path of the file itself, through any links, and creates its folder; the file need not exist yet. */
export function realFile(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  const full = path.join(realpathSync(path.dirname(file)), path.basename(file));
  const isLink = lstatSync(full, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? realFile(path.resolve(path.dirname(full), readlinkSync(full))) : full;
}
