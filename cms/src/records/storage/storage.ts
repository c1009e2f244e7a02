import type { Storage } from './port';
import { onDisk } from './disk';
import { bucketSettings } from './settings';

let opened: Storage | undefined;

/** Where this CMS keeps its files. */
export function storage(): Storage {
  if (!opened) throw new Error('The store of files is not open yet');
  return opened;
}

/** Opens the store that the environment names; throws where it cannot be used. */
export async function openStorage(folder: string, env: NodeJS.ProcessEnv): Promise<Storage> {
  const bucket = bucketSettings(env);
  // Amazon's client is loaded where it is needed alone: it takes a while and its memory.
  opened = bucket ? await (await import('./bucket')).openBucket(bucket) : onDisk(folder);
  return opened;
}
