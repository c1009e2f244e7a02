import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workFolder } from './images';

export interface Written {
  readonly filepath: string;
  readonly size: number;
}

/** Does something with bytes as with a file that was sent; the file is gone afterwards. */
export async function withWritten<T>(bytes: Buffer, work: (file: Written) => Promise<T>): Promise<T> {
  await mkdir(workFolder(), { recursive: true });
  const filepath = path.join(workFolder(), randomUUID());
  try {
    await writeFile(filepath, bytes, { mode: 0o600 });
    return await work({ filepath, size: bytes.length });
  } finally {
    await rm(filepath, { force: true });
  }
}
