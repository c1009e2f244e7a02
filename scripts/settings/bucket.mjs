import { oneOf, required, SettingsError } from './values.mjs';

/** @import { Given } from './values.mjs' */

/**
 * @typedef {{ store: 's3', endpoint: string, region: string, bucket: string, accessKeyId: string,
 *   secretAccessKey: string, prefix: string }} Bucket
 * @typedef {{ store: 'disk' } | Bucket} Files
 */

/**
 * Reads the file store's settings: `{ store: 'disk' }`, or a bucket with its address and key.
 * @param {Given} given
 * @returns {Files}
 */
export function readFiles(given) {
  const store = oneOf(given, 'FILES', ['disk', 's3'], 'disk');
  if (store === 'disk') return { store };
  const endpoint = required(given, 'S3_ENDPOINT', 'the address of the S3 server');
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/')
    throw new SettingsError(
      'S3_ENDPOINT',
      `must be an address such as https://s3.example, and is "${endpoint}".`,
    );
  return {
    store,
    endpoint: url.origin,
    region: given.S3_REGION ?? 'us-east-1',
    bucket: required(given, 'S3_BUCKET', 'the name of the bucket that files go into'),
    accessKeyId: required(given, 'S3_ACCESS_KEY_ID', 'the key that may read and write the bucket'),
    secretAccessKey: required(given, 'S3_SECRET_ACCESS_KEY', 'the secret of S3_ACCESS_KEY_ID'),
    prefix: readPrefix(given.S3_PREFIX ?? ''),
  };
}

/** @param {string} text */
function readPrefix(text) {
  if (/^([\w.-]+(\/[\w.-]+)*)?$/.test(text)) return text;
  throw new SettingsError('S3_PREFIX', `takes letters, digits, - _ . and / between them, and is "${text}".`);
}

/**
 * Returns the CMS's environment for a file store.
 * @param {Files} files
 * @returns {Record<string, string>}
 */
export const filesEnv = (files) =>
  files.store === 'disk'
    ? {}
    : {
        FILES: files.store,
        S3_ENDPOINT: files.endpoint,
        S3_REGION: files.region,
        S3_BUCKET: files.bucket,
        S3_ACCESS_KEY_ID: files.accessKeyId,
        S3_SECRET_ACCESS_KEY: files.secretAccessKey,
        S3_PREFIX: files.prefix,
      };
