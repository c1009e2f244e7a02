import path from 'node:path';
import { openStorage } from '../records/storage/storage';
import { codeOf, messageOf } from '../records/errorProperties';
import { orRefuse, Refusal } from './refusal';

/** Opens the store of files; if it is not usable, the process ends with one sentence. */
export async function openFiles(): Promise<void> {
  const { env } = process;
  await orRefuse(async () => {
    try {
      await openStorage(path.dirname(strapi.dirs.static.public), env);
    } catch (error) {
      const why = codeOf(error) || messageOf(error);
      throw new Refusal(
        `The bucket ${env.S3_BUCKET} at ${env.S3_ENDPOINT} cannot be used (${why}): see to S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
      );
    }
  });
}
