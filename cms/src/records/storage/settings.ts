/** Settings that reach a bucket; `prefix` is empty or ends in `/`. */
export interface BucketSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly prefix: string;
}
type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings that the launcher passes on after checking them (scripts/settings/services.mjs); undefined if files lie on
 * the disk.
 */
export function bucketSettings(env: Env): BucketSettings | undefined {
  if (env.FILES !== 's3') return undefined;
  const prefix = (env.S3_PREFIX ?? '').replace(/^\/+|\/+$/g, '');
  return {
    endpoint: env.S3_ENDPOINT ?? '',
    region: env.S3_REGION || 'us-east-1',
    bucket: env.S3_BUCKET ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    prefix: prefix && `${prefix}/`,
  };
}
