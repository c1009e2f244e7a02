import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BackupError, FILE_FOLDERS } from './contents.mjs';
import { filesEnv } from '../settings/bucket.mjs';
import { buildDir, ensureBuilt } from '../build/build.mjs';

/**
 * @import { Readable } from 'node:stream'
 * @import { Settings } from '../settings/env.mjs'
 */

/**
 * Part of the CMS's file stores that scripts use (cms/src/records/storage/port.ts).
 * @typedef {{ list: (folder: string) => AsyncIterable<string>, kept: (key: string) => Promise<{ size: number,
 *   changed: Date } | undefined>, open: (key: string) => Promise<{ stream: Readable } | undefined>, put: (key: string,
 *   bytes: Buffer) => Promise<void>, remove: (key: string) => Promise<void> }} Store
 */

/**
 * Opens the CMS's file stores: the one that is configured, and that of a folder.
 * @param {Settings} settings
 * @param {string} [folder]
 * @returns {Promise<{ disk: Store, set: Store }>}
 */
export async function openStores(settings, folder = settings.dataDir) {
  const { root, files } = settings;
  // An image contains the build, but no sources to build from.
  if (existsSync(path.join(root, 'cms/src'))) await ensureBuilt('cms', settings);
  const cms = createRequire(path.join(root, 'cms/package.json'));
  const { openStorage } = cms(path.join(buildDir(settings, 'cms'), 'src/records/storage/storage.js'));
  return { disk: await openStorage(folder, {}), set: await openStorage(folder, filesEnv(files)) };
}

/**
 * Yields the keys of all files in a store.
 * @param {Store} store
 */
export async function* keysOf(store) {
  for (const folder of FILE_FOLDERS) yield* store.list(folder);
}

/**
 * Returns the bytes at a key; undefined if the file was just removed.
 * @param {Store} store
 * @param {string} key
 */
export async function bytesAt(store, key) {
  const opened = await store.open(key);
  if (!opened) return undefined;
  /** @type {Buffer[]} */
  const pieces = [];
  for await (const piece of opened.stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** @param {Buffer} [bytes] */
const hashOf = (bytes) => bytes && createHash('sha256').update(bytes).digest('hex');

/**
 * Copies all files from one store into another; can be interrupted and repeated, as existing files are skipped. With
 * `remove` each original is deleted once its copy is verified to have the same bytes. Throws at the first copy that
 * differs.
 * @param {{ from: Store, to: Store, remove?: boolean }} options
 */
export async function moveFiles({ from, to, remove = false }) {
  const done = { brought: 0, there: 0, removed: 0 };
  for await (const key of keysOf(from)) {
    const [before, after] = [await from.kept(key), await to.kept(key)];
    if (!before) continue;
    const isThere = after?.size === before.size;
    if (isThere && !remove) {
      done.there += 1;
      continue;
    }
    const bytes = await bytesAt(from, key);
    if (!bytes) continue;
    if (!isThere) await to.put(key, bytes);
    if (hashOf(await bytesAt(to, key)) !== hashOf(bytes))
      throw new BackupError(`${key} did not arrive as it was.`);
    done[isThere ? 'there' : 'brought'] += 1;
    if (!remove) continue;
    await from.remove(key);
    done.removed += 1;
  }
  return done;
}
