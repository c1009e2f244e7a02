import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { packSite } from '@/scripts/build/pack.mjs';
import { ownFolder } from '../folder';
import { laySite, longText, startSite, type Site } from './site';

const MAIN = '/_next/static/chunks/main-1a2b3c4d.js';
const BROTLI = { 'Accept-Encoding': 'gzip, deflate, br' };
let built: string;
let site: Site;

beforeAll(async () => {
  built = ownFolder();
  laySite(built);
  await packSite(built);
});
afterEach(() => site.close());

const start = async (options: Parameters<typeof startSite>[0] = {}) =>
  (site = await startSite({ site: built, ownsSite: true, ...options }));

describe('a file of the build', () => {
  test('is sent with brotli, is never asked for again, and Next does not hear of it', async () => {
    await start();
    const { status, headers, body } = await site.get(MAIN, BROTLI);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': `${body.length}`,
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(headers['x-request-id']).toBeDefined();
    expect(brotliDecompressSync(body).toString()).toBe(longText('main'));
    expect(site.seen).toEqual([]);
  });

  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['BR;q=0.5', 'br', brotliDecompressSync],
    ['identity', undefined, (body: Buffer) => body],
    ['gzip;q=0.0', undefined, (body: Buffer) => body],
  ])('is sent as "%s" accepts it', async (accepted, form, read) => {
    await start();
    const { headers, body } = await site.get(MAIN, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(form);
    expect(read(body).toString()).toBe(longText('main'));
  });

  test('is not sent again to whoever has it', async () => {
    await start();
    const { headers } = await site.get(MAIN, BROTLI);
    const again = await site.get(MAIN, { ...BROTLI, 'If-None-Match': `"other", ${headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' });
    expect((await site.get(MAIN, { ...BROTLI, 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('gives its headers alone to HEAD, and nothing to other methods', async () => {
    await start();
    const { headers, body } = await site.get(MAIN, BROTLI, 'HEAD');
    expect([headers['content-encoding'], body.length]).toEqual(['br', 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    expect((await site.get(MAIN, BROTLI, 'POST')).body.toString()).toBe('Next answers');
  });

  test('is asked for again if its name does not follow its contents', async () => {
    await start();
    expect((await site.get('/sw.js?v=2', BROTLI)).headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-encoding': 'br',
    });
    expect((await site.get('/texts/licence.txt', BROTLI)).headers['cache-control']).toBe('public, max-age=9');
  });

  test.each([
    ['a picture', '/icon.png'],
    ['a file too small to gain', '/_next/static/media/tiny.1a2b.js'],
    ['a file of another release', '/_next/static/chunks/main-99999999.js'],
    ['the index', '/index.json'],
    ['a name of all objects', '/constructor'],
  ])('is left to Next if it is %s', async (_, url) => {
    await start();
    expect((await site.get(url, BROTLI)).body.toString()).toBe('Next answers');
  });
});

describe('a page of the build', () => {
  test('is sent from memory and asked for again', async () => {
    await start();
    const { headers, body } = await site.get('/dishes?tag=soup', BROTLI);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(body).toString()).toBe(longText('<p>dishes</p>'));
    expect(site.seen).toEqual([]);
  });

  test('is found by the route that Next would take', async () => {
    await start();
    expect(brotliDecompressSync((await site.get('/plans/7', BROTLI)).body).toString()).toContain('a plan');
    for (const url of ['/plans/public', '/plans/7/', '/plans', '/404', '/plans/7/edit'])
      expect((await site.get(url, BROTLI)).body.toString()).toBe('Next answers');
  });
});

test('a front whose Next runs elsewhere sends only files that are named by their contents', async () => {
  await start({ ownsSite: false });
  expect((await site.get(MAIN, BROTLI)).headers['content-encoding']).toBe('br');
  for (const url of ['/sw.js', '/dishes', '/plans/7'])
    expect((await site.get(url, BROTLI)).body.toString()).toBe('Next answers');
});

test.each([
  ['without a build', () => undefined],
  ['with one of before there were packed files', () => ownFolder()],
])('a front %s leaves everything to Next', async (_, folder) => {
  await start({ site: folder() });
  for (const url of [MAIN, '/dishes'])
    expect((await site.get(url, BROTLI)).body.toString()).toBe('Next answers');
});

test('what the last build has packed is copied, and what has changed is packed anew', async () => {
  await start();
  const [last, fresh] = [ownFolder(), ownFolder()];
  for (const folder of [last, fresh]) laySite(folder);
  writeFileSync(path.join(fresh, 'public/sw.js'), longText('newer'));
  await packSite(last);
  const packed = (folder: string, url: string) => path.join(folder, 'packed', `${url}.br`);
  const mark = Buffer.from('packed by the last build');
  for (const url of [MAIN, '/sw.js']) writeFileSync(packed(last, url), mark);
  await packSite(fresh, last);
  expect(readFileSync(packed(fresh, MAIN))).toEqual(mark);
  expect(brotliDecompressSync(readFileSync(packed(fresh, '/sw.js'))).toString()).toBe(longText('newer'));
});
