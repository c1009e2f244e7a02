import { existsSync, statSync } from 'node:fs';
import { storeImages } from '../uploads/store';
import { picturePath } from './content';

/** Keeps the picture of this name; null where the seed has none. Not within a transaction, for keeping it is one. */
export async function pictureOf(name: string): Promise<number | null> {
  const filepath = picturePath(name);
  if (!existsSync(filepath)) return null;
  const [file] = await storeImages([{ filepath, size: statSync(filepath).size }], 0);
  return file.id;
}
