import { present } from '../domain/present';
import { existsSync, statSync } from 'node:fs';
import { storeImages } from '../uploads/store';
import { picturePath } from './content';

/**
 * Stores the picture of this name and returns its id; null if the seed has none. Do not call it within a transaction,
 * because it opens one.
 */
export async function pictureOf(name: string): Promise<number | null> {
  const filepath = picturePath(name);
  if (!existsSync(filepath)) return null;
  const [file] = await storeImages([{ filepath, size: statSync(filepath).size }], 0);
  return present(file, 'the stored picture').id;
}
