import type { GivenFile } from '../../vendor/strapi';
import { checkImages } from '../../uploads/images';
import { withWritten } from '../../uploads/written';

/** Passes bytes to `work` as a temporary file if they are a drawable picture; throws 413 or 415 otherwise. */
export const asImage = <T>(bytes: Buffer, work: (file: GivenFile) => Promise<T>): Promise<T> =>
  withWritten(bytes, async (file) => {
    await checkImages([file]);
    return work(file);
  });
