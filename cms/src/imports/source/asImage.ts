import type { GivenFile } from '../../records/strapi';
import { checkImages } from '../../uploads/images';
import { withWritten } from '../../uploads/written';

/** Lets `work` have bytes as a file, once they are found to be a picture that may be drawn; else throws 413 or 415. */
export const asImage = <T>(bytes: Buffer, work: (file: GivenFile) => Promise<T>): Promise<T> =>
  withWritten(bytes, async (file) => {
    await checkImages([file]);
    return work(file);
  });
