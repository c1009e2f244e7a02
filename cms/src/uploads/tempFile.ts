import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workFolder } from './images';

export interface TempFile {
  readonly filepath: string;
  readonly size: number;
}

/** Writes bytes to a temporary file, passes it to `work` like an uploaded file, and deletes it afterwards. */
export async function withTempFile<T>(bytes: Buffer, work: (file: TempFile) => Promise<T>): Promise<T> {
  await mkdir(workFolder(), { recursive: true });
  const filepath = path.join(workFolder(), randomUUID());
  try {
    await writeFile(filepath, bytes, { mode: 0o600 });
    return await work({ filepath, size: bytes.length });
  } finally {
    await rm(filepath, { force: true });
  }
}
