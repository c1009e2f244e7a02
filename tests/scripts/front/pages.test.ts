import http, { type RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at } from '@/tests/support/at';
import { portOf } from '@/tests/support/servers/portOf';
import { longText, startSite, type Site } from './site';

const PUBLIC = 'public, s-maxage=10, stale-while-revalidate=50';
const BROTLI = { 'Accept-Encoding': 'gzip, br' };
const SECOND = 1000;
let site: Site;
let clock: number;

beforeEach(async () => {
  clock = 1_000_000;
  site = await startSite({ now: () => clock });
});
afterEach(() => site.close());

/** Lets Next answer with a page that counts its renderings. */
function renders(headers: Record<string, string> = {}, status = 200): void {
  let times = 0;
  site.answer = (req, res) => {
    times += 1;
    res.writeHead(status, { 'Content-Type': 'text/html', 'Cache-Control': PUBLIC, ...headers });
    res.end(req.method === 'HEAD' ? undefined : page(times));
  };
}
const page = (times: number) => longText(`<p>Khachapuri, rendering ${times}</p>`);
const read = async (url = '/dishes/7', headers: Record<string, string> = {}) => {
  const answer = await site.get(url, { ...BROTLI, ...headers });
  const { 'content-encoding': form } = answer.headers;
  const body = form === 'br' ? brotliDecompressSync(answer.body) : answer.body;
  return /rendering \d+/.exec((form === 'gzip' ? gunzipSync(body) : body).toString())?.[0];
};
const rendered = (times: number) => vi.waitFor(() => expect(site.seen).toHaveLength(times));

describe('a public page', () => {
  test('is rendered once and sent compressed, to be asked for again', async () => {
    renders({ 'X-Content-Type-Options': 'nosniff', ETag: '"of Next"', 'Last-Modified': 'long ago' });
    for (const call of [1, 2]) {
      const { status, headers, body } = await site.get('/dishes/7', BROTLI);
      expect([call, status]).toEqual([call, 200]);
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': `${body.length}`,
        'content-type': 'text/html',
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding, Cookie, User-Agent',
      });
      expect(headers['last-modified']).toBeUndefined();
      expect(brotliDecompressSync(body).toString()).toBe(page(1));
      const again = await site.get('/dishes/7', { ...BROTLI, 'If-None-Match': `${headers.etag}` });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
    expect(await read('/dishes/7', { 'Accept-Encoding': 'gzip' })).toBe('rendering 1');
    expect(await read('/dishes/7', { 'Accept-Encoding': 'identity' })).toBe('rendering 1');
    expect((await site.get('/dishes/7', BROTLI, 'HEAD')).body).toHaveLength(0);
    expect(site.seen).toHaveLength(1);
  });

  test('may come compressed from Next', async () => {
    site.answer = (_, res) => {
      res.writeHead(200, { 'Cache-Control': PUBLIC, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' });
      res.end(gzipSync(page(5)));
    };
    expect([await read(), await read()]).toEqual(['rendering 5', 'rendering 5']);
    expect(site.seen).toHaveLength(1);
  });

  test('is fresh for ten seconds, then sent while it is rendered once more', async () => {
    renders();
    expect(await read()).toBe('rendering 1');
    clock += 10 * SECOND - 1;
    expect(await read()).toBe('rendering 1');
    expect(site.seen).toHaveLength(1);
    clock += 1;
    const answers = await Promise.all([read(), read(), read(), read()]);
    expect(answers).toContain('rendering 1');
    await rendered(2);
    await vi.waitFor(async () => expect(await read()).toBe('rendering 2'));
    expect(site.seen).toHaveLength(2);
  });

  test('is never sent once it is a minute old', async () => {
    renders();
    await read();
    clock += 60 * SECOND;
    expect(await read()).toBe('rendering 2');
  });

  test('stays for the rest of its minute while Next fails, and no longer', async () => {
    renders();
    await read();
    site.answer = (_, res) => void res.writeHead(500).end('broken');
    clock += 30 * SECOND;
    expect(await read()).toBe('rendering 1');
    await rendered(2);
    expect(await read()).toBe('rendering 1');
    clock += 30 * SECOND;
    expect((await site.get('/dishes/7', BROTLI)).status).toBe(500);
  });

  test('is gone as soon as Next no longer calls it public', async () => {
    renders();
    await read();
    site.answer = (_, res) =>
      void res.writeHead(404, { 'Cache-Control': 'private, no-store' }).end('nothing');
    clock += 20 * SECOND;
    expect(await read()).toBe('rendering 1');
    await rendered(2);
    await vi.waitFor(async () => expect((await site.get('/dishes/7', BROTLI)).status).toBe(404));
  });

  test('is fresh for as long as it says, if that is shorter', async () => {
    renders({ 'Cache-Control': 'public, s-maxage=2' });
    await read();
    clock += 2 * SECOND;
    expect(await read()).toBe('rendering 2');
  });

  test('that does not exist is remembered as such', async () => {
    renders({}, 404);
    expect((await site.get('/dishes/8', BROTLI)).status).toBe(404);
    expect((await site.get('/dishes/8', BROTLI)).status).toBe(404);
    expect(site.seen).toHaveLength(1);
  });
});

describe('callers who come at once', () => {
  /** Holds Next's answers back until they are released. */
  function held(answer: RequestListener) {
    const waiting: (() => void)[] = [];
    site.answer = (req, res) => void waiting.push(() => answer(req, res));
    return {
      release: () => {
        site.answer = answer;
        for (const one of waiting.splice(0)) one();
      },
    };
  }
  const publicly: RequestListener = (_, res) =>
    void res.writeHead(200, { 'Cache-Control': PUBLIC }).end(page(1));

  test('share one rendering', async () => {
    const next = held(publicly);
    const calls = Array.from({ length: 20 }, () => read());
    await rendered(1);
    next.release();
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['rendering 1']));
    expect(site.seen).toHaveLength(1);
  });

  test('get an answer of their own each, if it is not public', async () => {
    const next = held((_, res) => void res.end('for one'));
    const calls = Array.from({ length: 5 }, () => site.get('/dishes/7', BROTLI));
    await rendered(1);
    next.release();
    for (const { body } of await Promise.all(calls)) expect(body.toString()).toBe('for one');
    expect(site.seen).toHaveLength(5);
  });

  test('do not lose theirs when the first of them goes away', async () => {
    const next = held(publicly);
    const first = site.begin('/dishes/7');
    await rendered(1);
    const second = read();
    first.destroy();
    await rendered(2);
    next.release();
    expect(await second).toBe('rendering 1');
  });
});

test('Next learns of a phone, and nothing else of the browser', async () => {
  renders();
  await read('/dishes/7', {
    'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/147.0 Mobile Safari/537.36',
  });
  expect(at(site.seen, 0).headers['user-agent']).toBe('Mobile');
});

describe('while the CMS says what is public', () => {
  let state: string | undefined;
  let cms: http.Server;
  let asked: string[];
  beforeEach(async () => {
    [state, asked] = ['first', []];
    cms = http.createServer((req, res) => {
      asked.push(req.url ?? '');
      res.writeHead(state === undefined ? 503 : 200, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify({ state }));
    });
    await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
    await site.close();
    site = await startSite({ now: () => clock, urls: { cms: [`http://127.0.0.1:${portOf(cms)}`] } });
    renders();
  });
  afterEach(() => {
    cms.closeAllConnections();
    cms.close();
  });

  test('a page stays as it is for a minute, and the CMS is asked once a second', async () => {
    for (const _ of [1, 2, 3]) expect(await read()).toBe('rendering 1');
    expect(asked).toEqual(['/api/health/published']);
    clock += 60 * SECOND - 1;
    expect(await read()).toBe('rendering 1');
    expect([site.seen.length, asked.length]).toEqual([1, 2]);
    clock += 1;
    expect(await read()).toBe('rendering 2');
  });

  test('a page is rendered anew once something public has changed, a second later at most', async () => {
    await read();
    state = 'second';
    expect(await read()).toBe('rendering 1');
    clock += SECOND;
    expect(await read()).toBe('rendering 2');
    expect(await read()).toBe('rendering 2');
  });

  test('without its word a page is fresh for ten seconds, as before', async () => {
    await read();
    state = undefined;
    clock += 9 * SECOND;
    expect(await read()).toBe('rendering 1');
    expect(site.seen).toHaveLength(1);
    clock += SECOND;
    expect(await read()).toBe('rendering 1');
    await rendered(2);
  });
});

describe('nothing', () => {
  test('of a person but the language reaches Next in a call whose answer may be shared', async () => {
    renders();
    await read('/dishes/7', {
      Cookie: 'session=secret; selectedLanguage=ka; theme=dark',
      'Accept-Language': 'fr',
      'User-Agent': 'of somebody',
      'X-Now-Route-Matches': '1=7',
      Host: 'supra.example',
    });
    const { headers } = at(site.seen, 0);
    expect(headers).toMatchObject({
      cookie: 'selectedLanguage=ka',
      host: 'supra.example',
      'accept-encoding': 'gzip',
    });
    for (const name of ['accept-language', 'user-agent', 'x-now-route-matches'])
      expect(headers[name]).toBeUndefined();
  });

  test.each([
    ['it is private', { 'Cache-Control': 'private, s-maxage=10' }],
    ['it must not be stored', { 'Cache-Control': 's-maxage=10, no-store' }],
    ['it says nothing of sharing', { 'Cache-Control': 'public, max-age=600' }],
    ['it sets a cookie', { 'Set-Cookie': 'session=1' }],
    ['it depends on more than the language', { Vary: 'Accept-Encoding, Accept-Language' }],
    ['it depends on anything', { Vary: '*' }],
  ])('is remembered if %s', async (_, headers) => {
    renders(headers);
    expect([await read(), await read()]).toEqual(['rendering 1', 'rendering 2']);
  });

  test.each([500, 302, 206])('is remembered with the status %i', async (status) => {
    renders({}, status);
    await read();
    await read();
    expect(site.seen).toHaveLength(2);
  });

  test.each([
    ['with a token', '/dishes/7', { Authorization: 'Bearer of-nino' }],
    ['for the data of a page', '/dishes/7', { 'X-Nextjs-Data': '1' }],
    ['for data by its path', '/_next/data/build/dishes/7.json', {}],
  ])('in memory answers a call %s', async (_, url, headers) => {
    renders();
    await read(url);
    expect([await read(url, headers), await read(url, headers)]).toEqual(['rendering 2', 'rendering 3']);
  });

  test('in memory answers a call to write', async () => {
    renders();
    await read();
    await site.get('/dishes/7', BROTLI, 'POST');
    await site.get('/dishes/7', { ...BROTLI, 'Content-Length': '0' }, 'DELETE');
    expect(site.seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE']);
  });
});

describe('a page is remembered apart', () => {
  test.each([
    ['for each language', { Cookie: 'selectedLanguage=en' }, { Cookie: 'a=b; selectedLanguage=ka' }],
    ['for people who are signed in', { Cookie: 'a=b' }, { Cookie: 'a=b; signedIn=1' }],
    ['for phones', { 'User-Agent': 'Chrome on Linux' }, { 'User-Agent': 'Chrome Mobile on Android' }],
    ['for each host', { Host: 'one.example' }, { Host: 'two.example' }],
  ])('%s', async (_, one, other) => {
    renders();
    expect([await read('/dishes/7', one), await read('/dishes/7', other)]).toEqual([
      'rendering 1',
      'rendering 2',
    ]);
    expect([await read('/dishes/7', other), await read('/dishes/7', one)]).toEqual([
      'rendering 2',
      'rendering 1',
    ]);
  });

  test('for each query, in whatever order', async () => {
    renders();
    expect(await read('/dishes?tag=soup&page=2')).toBe('rendering 1');
    expect(await read('/dishes?page=2&tag=soup')).toBe('rendering 1');
    expect(await read('/dishes?page=3&tag=soup')).toBe('rendering 2');
  });

  test('but not for other cookies, which Next does not see', async () => {
    renders();
    expect(await read('/dishes/7', { Cookie: 'selectedLanguage=fr' })).toBe('rendering 1');
    expect(await read('/dishes/7', { Cookie: 'x=selectedLanguage=ka' })).toBe('rendering 1');
  });
});

test('with hot reload every page comes from Next', async () => {
  await site.close();
  site = await startSite({ dev: true });
  renders();
  expect([await read(), await read()]).toEqual(['rendering 1', 'rendering 2']);
});
