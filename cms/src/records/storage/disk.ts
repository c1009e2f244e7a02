import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../errorProperties';
import type { StoredFileInfo, FileStore } from './port';

/** Stores files in the data folder, with their keys as paths. */
export function onDisk(folder: string): FileStore {
  const placeOf = (key: string): string => path.join(folder, key);
  /** Writes to a temporary file and renames it, so that a key never holds half a file. */
  async function bring(key: string, write: (half: string) => Promise<void>): Promise<void> {
    const half = placeOf(`tmp/${randomUUID()}`);
    // 0700: medical files are for nobody else on the machine
    for (const place of [half, placeOf(key)])
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    try {
      await write(half);
      await rename(half, placeOf(key));
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  return {
    put: (key, bytes) => bring(key, (half) => writeFile(half, bytes)),
    copy: (from, to) => bring(to, (half) => copyFile(placeOf(from), half)),
    kept: (key) => ifThere(async () => infoOf(await stat(placeOf(key)))),
    open: (key, range) =>
      ifThere(async () => {
        const handle = await open(placeOf(key));
        const kept = infoOf(await handle.stat());
        if (!kept) await handle.close();
        return kept && { ...kept, stream: handle.createReadStream(range) };
      }),
    remove: (key) => rm(placeOf(key), { force: true }),
    async *list(within) {
      const entries = await ifThere(() => readdir(placeOf(within), { withFileTypes: true }));
      for (const entry of entries ?? [])
        if (entry.isFile() && !entry.name.startsWith('.')) yield `${within}/${entry.name}`;
    },
  };
}

function infoOf(info: { size: number; mtime: Date; isFile(): boolean }): StoredFileInfo | undefined {
  return info.isFile() ? { size: info.size, changed: info.mtime } : undefined;
}

async function ifThere<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}
