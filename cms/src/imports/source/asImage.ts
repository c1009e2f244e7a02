import type { GivenFile } from '../../records/strapi';
import { checkImages } from '../../uploads/images';
import { withWritten } from '../../uploads/written';

/**
 * Writes bytes to a temporary file, checks that it is a drawable picture, and passes it to `work`; throws 413 or 415
 * otherwise.
 */
export const asImage = <T>(bytes: Buffer, work: (file: GivenFile) => Promise<T>): Promise<T> =>
  withWritten(bytes, async (file) => {
    await checkImages([file]);
    return work(file);
  });
