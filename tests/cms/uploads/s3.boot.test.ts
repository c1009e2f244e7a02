import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { unzipped } from '@/tests/support/zip';
import { PDF } from '../doctor/support';
import { api, cmsUrl, people, stack, type ApiRecord } from '../support/api';
import { startOwnCms, withDatabase, type OwnCms } from '../support/ownCms';
import { signUp } from '../support/people';
import { addressesOf, colour, uploadedFiles, upload } from '../support/pictures';
import { made } from '../support/records';
import { startBucket, type Bucket } from './bucket';

let bucket: Bucket;
let cms: OwnCms;
let url: string;
let picture: Buffer;
beforeAll(async () => {
  bucket = await startBucket();
  cms = await startOwnCms({ env: bucket.env });
  url = cms.url;
  picture = await colour(900, 700).jpeg().toBuffer();
});
afterAll(async () => {
  await cms?.stop();
  await bucket?.close();
});

type By = { token: string };
const as = (by: By) => api(by, url);
const keyOf = (address: string) => `public${address}`;
const get = (address: string, headers: Record<string, string> = {}, at = url) =>
  fetch(new URL(address, at), { headers: { Connection: 'close', ...headers } });
const send = async (by: By, bytes: Buffer, fields: Record<string, string> = {}): Promise<ApiRecord> =>
  at(uploadedFiles(await upload(by, [{ bytes }], fields, {}, url)), 0);
async function dishWithPicture(by: By) {
  const { id } = made(await as(by).post('dishes', { Name: 'Khachapuri' }));
  const file = await send(by, picture, { ref: 'dishes', refId: String(id), field: 'DishImages' });
  return { id, file };
}
async function visitWithFile(by: By) {
  const { id } = made(
    await as(by).post('visits', { doctor: 'Dr Gogia', startsAt: '2026-11-25T09:30:00.000Z' }),
  );
  const file = await send(by, PDF, { ref: 'visits', refId: String(id), field: 'files' });
  return { id, file };
}

test('a picture is in the bucket with all its formats, and is served like one on a disk', async () => {
  const { friend } = people();
  const { file } = await dishWithPicture(friend);
  const addresses = addressesOf(file);
  expect(addresses.length).toBeGreaterThan(2);
  expect(bucket.keys()).toEqual(expect.arrayContaining(addresses.map(keyOf)));
  const onDisk = at(uploadedFiles(await upload(friend, [{ bytes: picture }])), 0).attributes.url;
  const [there, here] = [await get(file.attributes.url), await get(onDisk, {}, cmsUrl())];
  expect([there.status, here.status]).toEqual([200, 200]);
  const shown = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['date', 'etag', 'last-modified', 'x-request-id'].includes(name));
  expect(shown(there)).toEqual(shown(here));
  expect(there.headers.get('cache-control')).toBe('max-age=31536000');
  expect(there.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await there.arrayBuffer());
  expect(bytes).toEqual(bucket.bytes(keyOf(file.attributes.url)));
  const etag = there.headers.get('etag') ?? '';
  expect((await get(file.attributes.url, { 'If-None-Match': etag })).status).toBe(304);
  const part = await get(file.attributes.url, { Range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
  expect((await get('/uploads/none.webp')).status).toBe(404);
  expect((await get('/uploads/..%2F..%2Fprivate%2Fx')).status).toBe(404);
});

test('a medical file is private to its owner, whole and in parts', async () => {
  const { friend, stranger } = people();
  const { file } = await visitWithFile(friend);
  const address = file.attributes.url;
  const answer = await get(address, { Authorization: friend.token });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
  const part = await get(address, { Authorization: friend.token, Range: 'bytes=0-7' });
  expect([part.status, await part.text()]).toEqual([206, '%PDF-1.4']);
  expect((await get(address, { Authorization: stranger.token })).status).toBe(404);
  for (const key of bucket.keys().filter((one) => one.startsWith('private/')))
    expect((await get(`/uploads/${key.split('/')[1]}`)).status).toBe(404);
});

test('deleting a record leaves no object', async () => {
  const before = bucket.keys();
  const { friend } = people();
  const { id, file } = await dishWithPicture(friend);
  const { file: medical } = await visitWithFile(friend);
  expect(bucket.keys().length).toBe(before.length + addressesOf(file).length + 1);
  expect((await as(friend).delete(`uploads/assets/${medical.id}`)).status).toBe(200);
  expect((await as(friend).delete(`dishes/${id}`)).status).toBe(200);
  await expect.poll(bucket.keys).toEqual(before);
  expect((await get(file.attributes.url)).status).toBe(404);
});

test('the export reads pictures and medical files from the bucket, and a deleted account leaves no object', async () => {
  const before = bucket.keys();
  const leaving = await signUp(stack().emulator);
  await as(leaving).get('users/me');
  await dishWithPicture(leaving);
  await visitWithFile(leaving);
  const zip = await get('/api/users/me/export', { Authorization: leaving.token });
  const entries = [...(await unzipped(Buffer.from(await zip.arrayBuffer())))];
  expect(entries.filter(([name]) => name.endsWith('.webp'))).toHaveLength(1);
  expect(entries.find(([name]) => name.endsWith('.pdf'))?.[1]).toEqual(PDF);
  expect((await as(leaving).delete('users/me')).status).toBe(200);
  await expect.poll(bucket.keys).toEqual(before);
});

test('after a kill in the middle of uploads, the next start leaves neither an object nor a row alone', async () => {
  const { friend } = people();
  await as(friend).get('users/me');
  const count = bucket.keys().length;
  const works = Array.from({ length: 6 }, (_, at) =>
    (at % 2 ? visitWithFile(friend) : dishWithPicture(friend)).catch(() => undefined),
  );
  await expect.poll(() => bucket.keys().length, { interval: 5, timeout: 20_000 }).toBeGreaterThan(count);
  await cms.kill();
  await Promise.all(works);
  bucket.age();
  const again = await cms.restart(async (db) => {
    await db('supra_uploads').update({ createdAt: db.raw('?? - 7200000', ['createdAt']) });
    const isPostgres = cms.database === 'postgres';
    await db('files').update({
      created_at: db.raw(isPostgres ? "created_at - interval '2 hours'" : 'created_at - 7200000'),
    });
  });
  url = again.url;
  const rows: Record<string, string>[] = await withDatabase(cms, (db) =>
    db('files').select('hash', 'ext', 'provider', 'formats'),
  );
  const named = rows.flatMap(({ hash, ext, provider, formats }) => {
    const more = typeof formats === 'string' ? JSON.parse(formats) : formats;
    return provider === 'supra-private'
      ? [`private/${hash}`]
      : [{ hash, ext }, ...Object.values<typeof more>(more ?? {})].map(
          (one) => `public/uploads/${one.hash}${one.ext}`,
        );
  });
  expect(bucket.keys()).toEqual(named.toSorted());
});
