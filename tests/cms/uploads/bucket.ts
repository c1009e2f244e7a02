import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ownFolder, removeFolder } from '../support/running';
import { HOUR } from '@/lib/domain/time/units';

// It has no type declarations.
const S3rver = createRequire(import.meta.url)('s3rver');

const OBJECT = '._S3rver_object';
const BUCKET = 'supra';

/** Starts a real S3 server with one bucket, in this process; `env` points a CMS to it. */
export async function startBucket(prefix = 'of/supra') {
  const directory = ownFolder();
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const folder = path.join(directory, BUCKET, prefix);
  const files = () =>
    readdirSync(path.join(directory, BUCKET), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(OBJECT))
      .map((name) => path.relative(prefix, name.slice(0, -OBJECT.length)))
      .toSorted();
  return {
    env: {
      FILES: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PREFIX: prefix,
    },
    /** Returns the keys of all objects, without the prefix. */
    keys: files,
    bytes: (key: string): Buffer => readFileSync(path.join(folder, key + OBJECT)),
    drop: (key: string) => rmSync(path.join(folder, key + OBJECT)),
    /** Backdates every object by two hours. */
    age() {
      const at = new Date(Date.now() - 2 * HOUR);
      for (const key of files()) utimesSync(path.join(folder, key + OBJECT), at, at);
    },
    async close() {
      await server.close();
      removeFolder(directory);
    },
  };
}
export type Bucket = Awaited<ReturnType<typeof startBucket>>;
