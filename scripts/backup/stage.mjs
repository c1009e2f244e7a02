import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../processes/errors.mjs';
import { isHeld } from '../processes/lock.mjs';
import { bytesAt, keysOf, openStores } from './stores.mjs';
import {
  BackupError,
  DATABASE,
  DUMP,
  FILE_FOLDERS,
  filesBelow,
  PEOPLE_FOLDER,
  SECRETS,
} from './contents.mjs';
import { copySqlite, dumpPostgres, filesNamed } from './database.mjs';

/**
 * @import { Sqlite } from '../processes/folderLock.mjs'
 * @import { Settings } from '../settings/env.mjs'
 * @import { Postgres } from '../settings/services.mjs'
 * @import { Store } from './stores.mjs'
 */

const ROUNDS = 5;
const AN_HOUR = 60 * 60 * 1000;
// The emulator saves its people this long after a change.
const PEOPLE_SAVED_MS = 1000;

/**
 * Collects in `stage` the files of one moment of the stack, which may run meanwhile. A file is written before its row,
 * removed after it, and never changed. Files are therefore linked before the database is copied (for those that are
 * removed meanwhile) and again afterwards (for those that are added). If the copy still names a missing file, that file
 * was removed in between, and a newer copy no longer names it. People come last: a person too many can sign in and is
 * created anew, a person too few could not sign in. Returns the messages for the person who ran the command.
 * @param {{ Database: Sqlite, settings: Settings, stage: string }} options
 * @returns {Promise<string[]>}
 */
export async function stageData({ Database, settings, stage }) {
  const { dataDir, database } = settings;
  mkdirSync(stage, { recursive: true, mode: 0o700 });
  const bring = await collectorOf(settings, stage);
  await bring();
  const words =
    database.client === 'sqlite'
      ? await stageSqlite({ Database, bring, stage, filename: database.filename })
      : await stagePostgres({ bring, stage, database });
  await wait(PEOPLE_SAVED_MS);
  for (const name of [...filesBelow(dataDir, PEOPLE_FOLDER).filter((one) => one.endsWith('.json')), SECRETS])
    if (existsSync(path.join(dataDir, name))) place(copyFileSync, dataDir, stage, name);
  return words;
}

/** @param {{ Database: Sqlite, bring: () => unknown, stage: string, filename: string }} options */
async function stageSqlite({ Database, bring, stage, filename }) {
  const copy = path.join(stage, DATABASE);
  for (let round = 1; ; round += 1) {
    rmSync(copy, { force: true });
    copySqlite(Database, filename, copy);
    await bring();
    const named = new Set(filesNamed(Database, copy));
    const missing = [...named].filter((name) => !existsSync(path.join(stage, name)));
    if (missing.length > 0 && round < ROUNDS) continue;
    leaveOut(stage, named);
    return missing.length === 0
      ? []
      : [
          `${missing.length} files that the database names are not there, and were not before: ${missing[0]} …`,
        ];
  }
}

/** @param {{ bring: () => unknown, stage: string, database: Postgres }} options */
async function stagePostgres({ bring, stage, database }) {
  const problem = await dumpPostgres(database, path.join(stage, DUMP));
  await bring();
  if (!problem) return [];
  rmSync(path.join(stage, DUMP), { force: true });
  return [
    `The archive holds files, secrets and people, and NOT the PostgreSQL database (${problem}): dump that with pg_dump of its own version, as README says under "Back up".`,
  ];
}

/**
 * Returns a function that collects all files in the stage, from the disk or from the bucket.
 * @param {Settings} settings
 * @param {string} stage
 */
async function collectorOf(settings, stage) {
  if (settings.files.store === 'disk') return () => linkFiles(settings.dataDir, stage);
  const { set: bucket } = await openStores(settings);
  return () => fetchFiles(bucket, stage);
}

/** @param {Store} bucket @param {string} stage */
async function fetchFiles(bucket, stage) {
  for await (const key of keysOf(bucket)) {
    const to = path.join(stage, key);
    if (existsSync(to)) continue;
    const [kept, bytes] = [await bucket.kept(key), await bytesAt(bucket, key)];
    // removed a moment ago
    if (!kept || !bytes) continue;
    mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
    writeFileSync(to, bytes, { mode: 0o600 });
    utimesSync(to, kept.changed, kept.changed);
  }
}

/** @param {string} dataDir @param {string} stage */
function linkFiles(dataDir, stage) {
  for (const name of FILE_FOLDERS.flatMap((folder) => filesBelow(dataDir, folder)))
    place(linkOrCopy, dataDir, stage, name);
}

/**
 * @param {(from: string, to: string) => void} how
 * @param {string} dataDir
 * @param {string} stage
 * @param {string} name
 */
function place(how, dataDir, stage, name) {
  const to = path.join(stage, name);
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    how(path.join(dataDir, name), to);
  } catch (error) {
    // removed a moment ago
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * Links a file, which keeps the bytes of one removed meanwhile and takes no space; copies it if links are not
 * supported.
 * @param {string} from
 * @param {string} to
 */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw error;
    const isWhole = existsSync(to) && statSync(to).size === statSync(from).size;
    if (!isWhole) copyFileSync(from, to);
  }
}

/**
 * Leaves out files that no row names, as they may be uploads in progress, unless they are older than an hour.
 * @param {string} stage
 * @param {Set<string>} named
 */
function leaveOut(stage, named) {
  for (const name of FILE_FOLDERS.flatMap((folder) => filesBelow(stage, folder))) {
    const file = path.join(stage, name);
    if (!named.has(name) && Date.now() - statSync(file).mtimeMs < AN_HOUR) rmSync(file);
  }
}

/**
 * Folder in which a stack's archive is collected, on the same disk as its files; beside it the lock of the running
 * backup.
 * @param {string} dataDir
 */
export const stageOf = (dataDir) => path.join(dataDir, 'backup.half');
/** @param {string} dataDir */
export const lockOf = (dataDir) => path.join(dataDir, 'backup.lock');

/**
 * Removes the remains of a killed backup, whose links would keep files that people have deleted since.
 * @param {string} dataDir
 */
export function sweepStage(dataDir) {
  if (!isHeld(lockOf(dataDir))) rmSync(stageOf(dataDir), { recursive: true, force: true });
}

/**
 * Returns the archive's path: `given` itself, or a dated name in it if it is a folder.
 * @param {string} given
 * @param {Date} [now]
 */
export function archiveAt(given, now = new Date()) {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  if (/\.(tar\.gz|tgz)$/.test(given)) {
    if (existsSync(given)) throw new BackupError(`${given} is there already: give the archive another name.`);
    return given;
  }
  return path.join(given, `supra-${stamp}.tar.gz`);
}
