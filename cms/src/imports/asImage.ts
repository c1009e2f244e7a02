import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GivenFile } from '../records/strapi';
import { checkImages, workFolder } from '../uploads/images';

/** Lets `work` have bytes as a file, once they are found to be a picture that may be drawn; else throws 413 or 415. */
export async function asImage<T>(bytes: Buffer, work: (file: GivenFile) => Promise<T>): Promise<T> {
  const file = { filepath: path.join(workFolder(), randomUUID()), size: bytes.length };
  try {
    await mkdir(workFolder(), { recursive: true });
    await writeFile(file.filepath, bytes);
    await checkImages([file]);
    return await work(file);
  } finally {
    await rm(file.filepath, { force: true });
  }
}
