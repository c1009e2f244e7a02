import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal';
import { wasStarted } from './sqlite-lock';
import { isOpenFailure, openSqlite } from '../vendor/sqlite';
import { codeOf, messageOf } from '../records/errorProperties';

const FILE_FOLDERS = ['public/uploads', 'private'];

/** Refuses a folder that cannot be written, before anything is tried there. */
export function checkFolder(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Refusal(cannotWrite(`The folder ${folder}`, error));
  }
}

/**
 * Refuses a database that was emptied, is not a database, is damaged in its header, or cannot be written. A missing one
 * is a new database.
 */
export function checkDatabase(file: string, dataDir: string): void {
  if (sizeOf(file) === 0 && ((sizeOf(`${file}-wal`) ?? 0) > 0 || wasStarted() || holdsFiles(dataDir))) {
    throw new Refusal(
      `The database ${file} is empty (0 bytes), and its folder shows that it was not: bring back a backup (npm run restore), or move the file away to begin anew.`,
    );
  }
  try {
    // SQLite opens a file without write permission read-only, and reports that only at the first write.
    for (const one of [file, `${file}-wal`, `${file}-shm`])
      if (sizeOf(one) !== undefined) accessSync(one, constants.R_OK | constants.W_OK);
    const database = openSqlite(file);
    try {
      database.exec('pragma busy_timeout = 5000');
      database.prepare('select count(*) from sqlite_master').all([]);
    } finally {
      database.close();
    }
  } catch (error) {
    throw new Refusal(explain(file, error) ?? `The database ${file} cannot be opened (${messageOf(error)}).`);
  }
}

/** Explains a SQLite error to the operator, if it is about the file itself; otherwise undefined. */
export function explain(file: string, error: unknown): string | undefined {
  const [code, message] = [codeOf(error), messageOf(error)];
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) {
    return `The database ${file} is damaged or none at all (${message}): bring back a backup into an empty folder (npm run restore), or move the file away to begin anew.`;
  }
  if (
    /^(SQLITE_(READONLY|PERM|CANTOPEN|AUTH)|EACCES|EPERM|EROFS|ENOTDIR|ENOENT|EISDIR)/.test(code) ||
    isOpenFailure(message)
  )
    return cannotWrite(`The database ${file}`, error);
  if (/^SQLITE_FULL/.test(code))
    return `The disk of the database ${file} is full: make room there, and start again.`;
  if (/^SQLITE_IOERR/.test(code))
    return `The database ${file} could not be read or written (${message}): see to its disk first.`;
  return undefined;
}

const cannotWrite = (what: string, error: unknown): string =>
  `${what} cannot be opened for reading and writing (${codeOf(error) || messageOf(error)}): give it to the user that runs Supra, or set DATA_DIR to another folder.`;

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

function holdsFiles(dataDir: string): boolean {
  return FILE_FOLDERS.some((name) => {
    try {
      return readdirSync(path.join(dataDir, name)).some((entry) => !entry.startsWith('.'));
    } catch {
      return false; // missing: a new database
    }
  });
}
