import { open, readFile, stat } from 'node:fs/promises';
import { ArchiveRefused, Budget, isArchive } from './archive';
import { openFile, type ReadFile } from './files';

const HEAD = 16;
/** Maximum size of a file that is no archive, because it is read into memory. */
const MOST_PLAIN = 64 * 1024 * 1024;

async function headOf(place: string): Promise<Buffer> {
  const handle = await open(place);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Opens a file on disk. Throws ArchiveRefused. */
export async function openStoredFile(name: string, place: string, budget = new Budget()): Promise<ReadFile> {
  const head = await headOf(place);
  if (isArchive(head)) return openFile({ name, source: place, head }, budget);
  if ((await stat(place)).size > MOST_PLAIN)
    throw new ArchiveRefused('tooLarge', 'The file is too large to be read');
  return openFile({ name, source: await readFile(place), head }, budget);
}
