import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/**
 * Returns the folder for tests' databases and data: in memory if there is enough space, else the system's temporary
 * folder.
 */
export function scratchFolder() {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM ? IN_MEMORY : tmpdir();
}
