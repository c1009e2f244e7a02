import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BackupError, FILE_FOLDERS } from './contents.mjs';
import { filesEnv } from '../settings/bucket.mjs';
import { buildDir, ensureBuilt } from '../build/build.mjs';

/** The stores of files as the CMS has them: the one that is set, and a folder's. */
export async function openStores(settings, folder = settings.dataDir) {
  const { root, files } = settings;
  // An image has what was built, and nothing to build with.
  if (existsSync(path.join(root, 'cms/src'))) await ensureBuilt('cms', settings);
  const cms = createRequire(path.join(root, 'cms/package.json'));
  const { openStorage } = cms(path.join(buildDir(settings, 'cms'), 'src/records/storage/storage.js'));
  return { disk: await openStorage(folder, {}), set: await openStorage(folder, filesEnv(files)) };
}

/** The keys of all files in a store. */
export async function* keysOf(store) {
  for (const folder of FILE_FOLDERS) yield* store.list(folder);
}

/** The bytes at a key; undefined where they have just gone. */
export async function bytesAt(store, key) {
  const opened = await store.open(key);
  if (!opened) return undefined;
  const pieces = [];
  for await (const piece of opened.stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

const hashOf = (bytes) => bytes && createHash('sha256').update(bytes).digest('hex');

/**
 * Brings all files of one store into another, which may be broken off and repeated: what is there already is left alone. With
 * `remove` each goes from where it was once its bytes are found to be the same there. Throws at the first that is not.
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
