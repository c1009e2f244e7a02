import { isArchive } from '@/cms/src/imports/source/archive';
import { openPictures } from '@/cms/src/imports/source/files';
import type { ImageRef } from '@/cms/src/imports/types';

/** Returns the bytes of a recipe's pictures, from the archive or the file itself; undefined for one at an address. */
export async function picturesOf(
  source: Buffer,
  images: readonly ImageRef[],
): Promise<(Buffer | undefined)[]> {
  const pictures = isArchive(source) ? await openPictures(source) : undefined;
  const found: (Buffer | undefined)[] = [];
  for (const image of images) {
    if ('base64' in image) found.push(Buffer.from(image.base64.replace(/^data:[^,]*,/, ''), 'base64'));
    else found.push('entry' in image ? await pictures?.image(image) : undefined);
  }
  pictures?.close();
  return found;
}
