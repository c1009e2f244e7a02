import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBucket, type Bucket } from './uploads/bucket';
import { run } from './support/script';
import { ownFolder, removeFolder } from './support/running';

const FILES = { 'public/uploads/soup.webp': 'a picture', 'private/0b5c': 'a blood count' };
let bucket: Bucket;
let dataDir: string;
beforeAll(async () => void (bucket = await startBucket()));
afterAll(() => bucket.close());
beforeEach(() => {
  dataDir = ownFolder();
  for (const [key, text] of Object.entries(FILES)) lay(key, text);
  return () => {
    removeFolder(dataDir);
    for (const key of bucket.keys()) bucket.drop(key);
  };
});

function lay(key: string, text: string) {
  mkdirSync(path.dirname(path.join(dataDir, key)), { recursive: true });
  writeFileSync(path.join(dataDir, key), text);
}
const onDisk = () =>
  ['public/uploads', 'private'].flatMap((folder) =>
    readdirSync(path.join(dataDir, folder)).map((name) => `${folder}/${name}`),
  );
const move = async (...args: string[]) => {
  const { FILES: _store, ...env } = bucket.env;
  const { code, said } = await run('files', ['--to', ...args], dataDir, env);
  expect({ code, said }).toMatchObject({ code: 0 });
  return said;
};

test('files move into the bucket and back; a repeat changes nothing, and originals stay until removed on purpose', async () => {
  expect(await move('s3')).toContain('2 files were brought, 0 were there already, 0 originals were removed');
  expect(bucket.keys()).toEqual(Object.keys(FILES).toSorted());
  for (const [key, text] of Object.entries(FILES)) expect(bucket.bytes(key).toString()).toBe(text);
  lay('private/new', 'came meanwhile');
  expect(await move('s3')).toContain('1 files were brought, 2 were there already, 0 originals were removed');
  expect(onDisk()).toHaveLength(3);
  expect(await move('s3', '--remove')).toContain('0 files were brought, 3 were there already, 3 originals');
  expect(onDisk()).toEqual([]);
  expect(await move('disk', '--remove')).toContain('3 files were brought, 0 were there already, 3 originals');
  expect(bucket.keys()).toEqual([]);
  for (const [key, text] of Object.entries(FILES))
    expect(readFileSync(path.join(dataDir, key), 'utf8')).toBe(text);
});

test('a file that differs in the bucket keeps its original', async () => {
  await move('s3');
  lay('private/0b5c', 'A BLOOD COUNT');
  const { FILES: _store, ...env } = bucket.env;
  const { code, said } = await run('files', ['--to', 's3', '--remove'], dataDir, env);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('private/0b5c did not arrive') });
  expect(onDisk()).toContain('private/0b5c');
});

test('an invalid command prints its usage', async () => {
  const { code, said } = await run('files', ['--to', 'cloud'], dataDir);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('npm run files -- --to s3|disk') });
});
