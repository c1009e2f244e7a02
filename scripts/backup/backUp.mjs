import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf } from '../processes/errors.mjs';
import { requireSqlite } from '../processes/folderLock.mjs';
import { withLock } from '../processes/lock.mjs';
import { keysOf, moveFiles, openStores } from './stores.mjs';
import { inspect, pack, unpack } from './archive.mjs';
import { BackupError, DATABASE, DUMP, MANIFEST } from './contents.mjs';
import { isSound } from './database.mjs';
import { archiveAt, lockOf, stageData, stageOf } from './stage.mjs';

/**
 * @import { Settings } from '../settings/env.mjs'
 * @import { Manifest } from './contents.mjs'
 * @import { Store } from './stores.mjs'
 */

const HALF = '.restoring';

/**
 * Backs up a stack, running or not; returns the archive's path, its contents and notes on missing parts.
 * @param {{ settings: Settings, given: string, version: string }} options
 */
export async function backUp({ settings, given, version }) {
  const { root, dataDir, database, secrets } = settings;
  const tar = await import('tar');
  const Database = requireSqlite(root);
  const archive = archiveAt(given);
  if (!existsSync(dataDir))
    throw new BackupError(`There is no Supra data in ${dataDir}: nothing to back up.`);
  return withLock(lockOf(dataDir), async () => {
    const stage = stageOf(dataDir);
    const clear = () => rmSync(stage, { recursive: true, force: true });
    clear();
    onEnd(() => {
      clear();
      rmSync(lockOf(dataDir), { force: true });
    });
    try {
      const words = await stageData({ Database, settings, stage });
      const about = { supra: version, made: new Date().toISOString(), database: database.client };
      const entries = await pack({ tar, stage, archive, about });
      const set = Object.keys(secrets);
      if (set.length > 0)
        words.push(`Not in it, because they are set in the environment: ${set.join(', ')}.`);
      return { archive, files: Object.keys(entries).length, bytes: statSync(archive).size, words };
    } finally {
      clear();
    }
  });
}

/** @param {() => void} act */
function onEnd(act) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      act();
      process.exit(130);
    });
}

/**
 * Throws a BackupError if the data folder or the database file is not empty.
 * @param {Pick<Settings, 'dataDir' | 'database'>} settings
 */
export function assertEmpty({ dataDir, database }) {
  const found = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name !== HALF) : [];
  if (found.length > 0)
    throw new BackupError(
      `DATA_DIR is ${dataDir}, and that folder holds something (${found.slice(0, 3).join(', ')}): a backup is restored into an empty one only.`,
    );
  if (database.client === 'sqlite' && existsSync(database.filename))
    throw new BackupError(`There is a database at ${database.filename}: a backup is not restored over it.`);
}

/** @param {Settings} settings @param {{ set: Store }} [stores] */
async function assertBucketEmpty({ files }, stores) {
  if (!stores) return;
  for await (const key of keysOf(stores.set))
    throw new BackupError(
      `The bucket ${files.store === 's3' ? files.bucket : ''} holds something (${key}): a backup is restored into an empty one only, or under an S3_PREFIX of its own.`,
    );
}

/**
 * Restores an archive into an empty data folder: everything, once every byte is verified, or nothing.
 * @param {{ settings: Settings, archive: string }} options
 */
export async function restore({ settings, archive }) {
  const { root, dataDir, database } = settings;
  const tar = await import('tar');
  if (!existsSync(archive)) throw new BackupError(`There is no file ${archive}.`);
  assertEmpty(settings);
  const half = path.join(dataDir, HALF);
  const stores = settings.files.store === 's3' ? await openStores(settings, half) : undefined;
  await assertBucketEmpty(settings, stores);
  const manifest = await inspect({ tar, archive });
  if (manifest.database !== database.client)
    throw new BackupError(
      `The archive comes from a stack with DATABASE_CLIENT=${manifest.database}, and DATABASE_CLIENT is ${database.client} here.`,
    );
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half, { mode: 0o700 });
    await unpack({ tar, archive, to: half, entries: manifest.entries });
    if (manifest.entries[DATABASE] && !isSound(requireSqlite(root), path.join(half, DATABASE)))
      throw new BackupError(`The database in ${archive} is damaged: it is not restored.`);
    if (stores) await moveFiles({ from: stores.disk, to: stores.set, remove: true });
    settle(half, settings);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // the bucket was empty before
    if (stores) for await (const key of keysOf(stores.set)) await stores.set.remove(key);
    throw error;
  }
  return { ...manifest, files: Object.keys(manifest.entries).length, dump: dumpWords(manifest, dataDir) };
}

/**
 * Moves the restored files into place, the database last: if it is there, everything else is too.
 * @param {string} half
 * @param {Settings} settings
 */
function settle(half, { dataDir, database }) {
  rmSync(path.join(half, MANIFEST));
  for (const name of readdirSync(half).filter((one) => one !== DATABASE))
    renameSync(path.join(half, name), path.join(dataDir, name));
  const copy = path.join(half, DATABASE);
  if (database.client === 'sqlite' && existsSync(copy)) {
    mkdirSync(path.dirname(database.filename), { recursive: true, mode: 0o700 });
    chmodSync(copy, 0o600);
    move(copy, database.filename);
  }
  rmSync(half, { recursive: true });
}

/** @param {string} from @param {string} to */
function move(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    copyFileSync(from, `${to}.half`);
    renameSync(`${to}.half`, to);
  }
}

/** @param {Manifest} manifest @param {string} dataDir */
function dumpWords({ database, entries }, dataDir) {
  if (database !== 'postgres') return undefined;
  return entries[DUMP]
    ? `Now bring the database back: pg_restore --no-owner --dbname="$DATABASE_URL" ${path.join(dataDir, DUMP)}`
    : 'The archive has no PostgreSQL database: bring back your own dump of it, as README says under "Back up".';
}
