import http from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '@/cms/src/records/storage/storage';
import type { FileStore } from '@/cms/src/records/storage/port';
import { ownFolder, removeFolder } from '../../support/running';
import { startBucket, type Bucket } from '../../uploads/bucket';
import { portOf } from '@/tests/support/servers/portOf';

const BYTES = Buffer.from('0123456789');
const KEY = 'public/uploads/a soup +1.webp';

describe.each(['disk', 's3'])('a store on %s', (kind) => {
  let folder: string;
  let bucket: Bucket | undefined;
  let store: FileStore;
  beforeAll(async () => {
    folder = ownFolder();
    bucket = kind === 's3' ? await startBucket() : undefined;
    store = await openStorage(folder, { NODE_ENV: 'test', ...bucket?.env });
  });
  afterAll(async () => {
    await bucket?.close();
    removeFolder(folder);
  });
  const all = async (within: string) => {
    const keys: string[] = [];
    for await (const key of store.list(within)) keys.push(key);
    return keys.toSorted();
  };
  const read = async (key: string, range?: { start: number; end: number }) => {
    const opened = await store.open(key, range);
    return opened && { size: opened.size, text: (await buffer(opened.stream)).toString() };
  };

  test('returns what was stored, whole and in parts, with size and age', async () => {
    await store.put(KEY, BYTES);
    expect(await read(KEY)).toEqual({ size: 10, text: '0123456789' });
    expect(await read(KEY, { start: 2, end: 5 })).toEqual({ size: 10, text: '2345' });
    const kept = await store.kept(KEY);
    expect(kept?.size).toBe(10);
    expect(Math.abs(Date.now() - (kept?.changed.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test('copies, lists a folder without subfolders and hidden files, and removes', async () => {
    await store.put(KEY, BYTES);
    await store.copy(KEY, 'private/copy');
    await store.put('private/imports/1', BYTES);
    await store.put('private/.hidden', BYTES);
    expect(await read('private/copy')).toEqual({ size: 10, text: '0123456789' });
    expect(await all('private')).toEqual(['private/copy']);
    await store.remove('private/copy');
    expect(await all('private')).toEqual([]);
    expect(await all('public/uploads')).toEqual([KEY]);
  });

  test('reports a missing object, and refuses to remove it twice', async () => {
    expect([await store.kept('private/none'), await store.open('private/none')]).toEqual([
      undefined,
      undefined,
    ]);
    await store.remove('private/none');
    expect(await all('nowhere')).toEqual([]);
    await expect(store.copy('private/none', 'private/new')).rejects.toThrow();
    expect(await store.kept('private/new')).toBeUndefined();
  });

  test('survives a reader that leaves halfway', async () => {
    await store.put('private/large', Buffer.alloc(3_000_000, 1));
    const opened = await store.open('private/large');
    opened?.stream.destroy();
    expect(opened?.stream).toBeInstanceOf(Readable);
    expect((await read('private/large'))?.size).toBe(3_000_000);
  });
});

test.each([
  ['a missing bucket', { S3_BUCKET: 'nowhere' }],
  ['no server', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
])('a store with %s does not open', async (_, wrong) => {
  const bucket = await startBucket();
  try {
    await expect(openStorage('', { NODE_ENV: 'test', ...bucket.env, ...wrong })).rejects.toThrow();
  } finally {
    await bucket.close();
  }
});

// s3rver signs page marks with a cipher that Node's OpenSSL no longer has.
test('a listing continues to its last page', async () => {
  const page = (keys: readonly string[], next?: string) =>
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`;
  const server = http.createServer(({ url = '' }, res) => {
    const asked = new URL(url, 'http://x').searchParams;
    expect(asked.get('prefix') ?? 'many/').toBe('many/');
    res.setHeader('Content-Type', 'application/xml');
    res.end(asked.get('continuation-token') === 'two' ? page(['many/3']) : page(['many/1', 'many/2'], 'two'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const port = portOf(server);
    const env = { FILES: 's3', S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'supra' };
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    const store = await openStorage('', { NODE_ENV: 'test', ...env, ...keys });
    const found: string[] = [];
    for await (const key of store.list('many')) found.push(key);
    expect(found).toEqual(['many/1', 'many/2', 'many/3']);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
