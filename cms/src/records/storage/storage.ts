import type { FileStore } from './port';
import { onDisk } from './disk';
import { bucketSettings } from './settings';

let opened: FileStore | undefined;

/** Returns the store of this CMS's files; throws before it is open. */
export function storage(): FileStore {
  if (!opened) throw new Error('The store of files is not open yet');
  return opened;
}

/** Opens the store that the environment names; throws if it is not usable. */
export async function openStorage(folder: string, env: NodeJS.ProcessEnv): Promise<FileStore> {
  const bucket = bucketSettings(env);
  // Loads Amazon's client only where it is needed: it takes time and memory.
  opened = bucket ? await (await import('./bucket')).openBucket(bucket) : onDisk(folder);
  return opened;
}
