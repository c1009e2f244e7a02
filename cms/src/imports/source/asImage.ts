import type { ReceivedFile } from '../../vendor/strapi';
import { checkImages } from '../../uploads/images';
import { withTempFile } from '../../uploads/tempFile';

/** Passes bytes to `work` as a temporary file if they are a drawable picture; throws 413 or 415 otherwise. */
export const asImage = <T>(bytes: Buffer, work: (file: ReceivedFile) => Promise<T>): Promise<T> =>
  withTempFile(bytes, async (file) => {
    await checkImages([file]);
    return work(file);
  });
