import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { StoredFileInfo, FileStore } from './port';
import type { BucketSettings } from './settings';

const CONNECT_MS = 5_000;
const SILENCE_MS = 30_000;

/** Opens a bucket of S3 or of a compatible server; throws if it is not usable. */
export async function openBucket(settings: BucketSettings): Promise<FileStore> {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, prefix } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Servers other than Amazon's do not know the checksums that newer clients add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
  const at = (key: string) => ({ Bucket, Key: prefix + key });
  await client.send(new HeadBucketCommand({ Bucket }));

  return {
    put: async (key, Body) => void (await client.send(new PutObjectCommand({ ...at(key), Body }))),
    copy: async (from, to) => {
      const CopySource = encodeURI(`${Bucket}/${prefix}${from}`);
      await client.send(new CopyObjectCommand({ ...at(to), CopySource }));
    },
    kept: (key) => ifThere(async () => infoOf(await client.send(new HeadObjectCommand(at(key))))),
    open: (key, range) =>
      ifThere(async () => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const answer = await client.send(new GetObjectCommand({ ...at(key), Range }));
        const whole = answer.ContentRange?.split('/').at(-1);
        const { Body } = answer;
        if (!(Body instanceof Readable)) throw new Error('The store has answered without a body');
        return { ...infoOf(answer), ...(whole && { size: Number(whole) }), stream: Body };
      }),
    remove: async (key) => void (await client.send(new DeleteObjectCommand(at(key)))),
    async *list(folder) {
      const Prefix = `${prefix}${folder}/`;
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix, Delimiter: '/', ContinuationToken }),
        );
        for (const { Key = '' } of page.Contents ?? [])
          if (!Key.startsWith(`${Prefix}.`) && Key !== Prefix) yield Key.slice(prefix.length);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

const infoOf = (answer: { ContentLength?: number; LastModified?: Date }): StoredFileInfo => ({
  size: answer.ContentLength ?? 0,
  changed: answer.LastModified ?? new Date(0),
});

async function ifThere<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}
