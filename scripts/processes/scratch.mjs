import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** Answers where tests keep databases and data: in memory where the system has room there, else the folder for temporary files. */
export function scratchFolder() {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM ? IN_MEMORY : tmpdir();
}
