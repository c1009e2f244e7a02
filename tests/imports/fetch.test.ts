import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchImage, fetchPage } from '@/cms/src/imports/source/fetch';
import { fetchGuarded } from '@/cms/src/net/guarded';
import { isPublicAddress, type Network } from '@/cms/src/net/network';
import { at } from '@/tests/support/at';
import { type PageServer, PUBLIC, servePages } from '@/tests/support/servers/pageServer';

const HTML = { 'Content-Type': 'text/html' };
const MB = 1024 * 1024;
const PAGES: Record<string, RequestListener> = {};
const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
let server: PageServer;

const to =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { Location: location, 'Set-Cookie': 'a=b' }).end();
const answer =
  (body: string | Buffer, headers: Record<string, string> = HTML, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);
const serve = (pages: Record<string, RequestListener>) => void Object.assign(PAGES, pages);

beforeAll(async () => {
  server = await servePages((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    const page = PAGES[request.url ?? ''];
    if (page) page(request, response);
    else response.writeHead(404, HTML).end('nothing');
  });
});
beforeEach(() => {
  asked.length = 0;
  vi.stubEnv('IMPORT_TEST_NETWORK', server.networkOf('pages.example', 'other.example', 'localhost'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => server.close());

/** Makes names resolve to an attacker's addresses, beside the server's own. */
const withNames = (names: Record<string, string[]>) =>
  vi.stubEnv(
    'IMPORT_TEST_NETWORK',
    JSON.stringify({ names: { 'pages.example': [PUBLIC], ...names }, ports: { [PUBLIC]: server.port } }),
  );
const refused = (url: string) =>
  fetchPage(url).then(
    () => 'read',
    ({ key }) => key,
  );

describe('a fetched page', () => {
  test('is read from the end of its redirects, without cookies or credentials', async () => {
    serve({ '/a': to('/b?x=1'), '/b?x=1': to('http://other.example:443/c'), '/c': answer('<h1>Soup</h1>') });
    expect(await fetchPage('http://pages.example/a#top')).toEqual({
      html: '<h1>Soup</h1>',
      url: 'http://other.example:443/c',
    });
    expect(asked.map(({ url }) => url)).toEqual(['/a', '/b?x=1', '/c']);
    for (const { headers } of asked) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('referer');
      expect(headers['user-agent']).toMatch(/Supra/);
    }
    expect(at(asked, 2).headers.host).toBe('other.example:443');
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('is unpacked from %s', async (encoding, pack) => {
    serve({ '/packed': answer(pack(Buffer.from('<p>სუფრა')), { ...HTML, 'Content-Encoding': encoding }) });
    expect((await fetchPage('http://pages.example/packed')).html).toBe('<p>სუფრა');
  });

  test.each([
    ['by the header', { 'Content-Type': 'text/html; charset=windows-1251' }, ''],
    ['by what the page says', HTML, '<meta charset="windows-1251">'],
    [
      'by its other way to say so',
      HTML,
      '<meta http-equiv=content-type content="text/html; charset=windows-1251">',
    ],
  ])('has its encoding %s', async (_how, headers, head) => {
    serve({
      '/old': answer(Buffer.concat([Buffer.from(head), Buffer.from([0xc1, 0xee, 0xf0, 0xf9])]), headers),
    });
    expect((await fetchPage('http://pages.example/old')).html).toBe(`${head}Борщ`);
  });

  test('follows its byte order mark first, and UTF-8 for an unknown name', async () => {
    const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Soup', 'utf16le')]);
    serve({
      '/marked': answer(marked, { 'Content-Type': 'text/html; charset=utf-8' }),
      '/odd': answer('ნიორი', { 'Content-Type': 'text/html; charset=klingon' }),
    });
    expect((await fetchPage('http://pages.example/marked')).html).toBe('Soup');
    expect((await fetchPage('http://pages.example/odd')).html).toBe('ნიორი');
  });

  test.each([
    [404, 'notFound'],
    [410, 'notFound'],
    [403, 'forbidden'],
    [429, 'forbidden'],
    [500, 'status'],
  ])('reports a status of %i', async (status, key) => {
    serve({ '/status': answer('no', HTML, status) });
    expect(await refused('http://pages.example/status')).toBe(key);
  });

  test('is no page if it is a picture, and vice versa', async () => {
    const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    serve({
      '/soup.jpg': answer(picture, { 'Content-Type': 'image/jpeg' }),
      '/soup.svg': answer('<svg/>', { 'Content-Type': 'image/svg+xml' }),
      '/page': answer('<p>'),
    });
    expect(await refused('http://pages.example/soup.jpg')).toBe('notHtml');
    expect(await fetchImage('http://pages.example/soup.jpg')).toEqual(picture);
    for (const path of ['page', 'soup.svg'])
      await expect(fetchImage(`http://pages.example/${path}`)).rejects.toMatchObject({ key: 'notImage' });
  });

  test('is unreachable if its server is away, and not found if its name does not exist', async () => {
    const gone = await servePages(() => undefined);
    await gone.close();
    expect(await refused('http://nobody.example/')).toBe('notFound');
    vi.stubEnv('IMPORT_TEST_NETWORK', gone.networkOf('pages.example'));
    expect(await refused('http://pages.example/')).toBe('unreachable');
  });
});

describe('an attacker’s address', () => {
  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://0/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/',
    'http://100.100.100.200/',
    'http://192.168.1.1/',
    'http://255.255.255.255/',
    'http://224.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:93.184.216.34]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001::1]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://[ff02::1]/',
    'http://①②⑦.0.0.1/',
    'http://user@pages.example/',
    'http://user:word@pages.example/',
    'http://pages.example:8080/',
    'http://pages.example:22/',
  ])('%s is blocked, without a query', async (url) => {
    expect(await refused(url)).toBe('blocked');
    expect(asked).toEqual([]);
  });

  test.each([
    'ftp://pages.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'soup',
    '',
  ])('"%s" is no address', async (url) => {
    expect(await refused(url)).toBe('badAddress');
  });

  test.each([
    ['http://127.0.0.1/', 'blocked'],
    ['//[::1]/', 'blocked'],
    ['http://inner.example/', 'blocked'],
    ['http://a:b@pages.example/', 'blocked'],
    ['http://pages.example:6379/', 'blocked'],
    ['file:///etc/passwd', 'badAddress'],
    ['http://', 'badAddress'],
  ])('is not followed in a redirect to %s', async (location, key) => {
    withNames({ 'inner.example': ['10.1.2.3'] });
    serve({ '/out': to(location) });
    expect(await refused('http://pages.example/out')).toBe(key);
    expect(asked).toHaveLength(1);
  });

  test('is blocked if one of its addresses is private', async () => {
    withNames({ 'mixed.example': [PUBLIC, '127.0.0.1'], 'six.example': [PUBLIC, '::1'], 'none.example': [] });
    expect(await refused('http://mixed.example/')).toBe('blocked');
    expect(await refused('http://six.example/')).toBe('blocked');
    expect(await refused('http://none.example/')).toBe('notFound');
    expect(asked).toEqual([]);
  });

  test('is not reported as missing if no name can be resolved', async () => {
    for (const code of ['ECANCELLED', 'ETIMEOUT']) {
      const net: Network = {
        resolve: () => Promise.reject(Object.assign(new Error('offline'), { code })),
        place: (address, port) => ({ address, port }),
      };
      const cutOff = fetchGuarded('http://none.example/', { accept: '*/*', bytes: 1, net });
      await expect(cutOff).rejects.toMatchObject({ key: 'unreachable' });
    }
  });

  test('is fetched at the checked address, even if the name later leads elsewhere', async () => {
    let times = 0;
    const net: Network = {
      resolve: async () => (times++ === 0 ? [PUBLIC] : ['127.0.0.1']),
      place: (address, port) =>
        address === PUBLIC ? { address: '127.0.0.1', port: server.port } : { address, port },
    };
    const get = (path: string) =>
      fetchGuarded(`http://rebound.example${path}`, { accept: '*/*', bytes: MB, net });
    serve({ '/once': answer('<p>once'), '/again': to('/once') });
    expect((await get('/once')).body.toString()).toBe('<p>once');
    expect(times).toBe(1);
    // its second hop is resolved and checked again
    times = 0;
    await expect(get('/again')).rejects.toMatchObject({ key: 'blocked' });
  });

  test('is followed through five redirects at most', async () => {
    serve({ '/circle': to('/circle') });
    expect(await refused('http://pages.example/circle')).toBe('redirects');
    expect(asked).toHaveLength(6);
  });

  test.each([
    ['as it is', (bytes: Buffer) => bytes, 'identity'],
    ['in gzip', gzipSync, 'gzip'],
    ['in brotli', brotliCompressSync, 'br'],
    ['in deflate', deflateSync, 'deflate'],
  ] as const)('is refused above 3 MB %s', async (_how, pack, encoding) => {
    const headers = { ...HTML, 'Content-Encoding': encoding };
    serve({
      '/most': answer(pack(Buffer.alloc(3 * MB, 'x')), headers),
      '/bomb': answer(pack(Buffer.alloc(3 * MB + 1, 'x')), headers),
    });
    expect(await refused('http://pages.example/most')).toBe('read');
    expect(await refused('http://pages.example/bomb')).toBe('tooLarge');
  });

  test('is cut off in an endless body', async () => {
    let sent = 0;
    let isClosed: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => (isClosed = resolve));
    serve({
      '/endless': (_request, response) => {
        response.writeHead(200, HTML);
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) sent += 64 * 1024;
        };
        response.on('drain', more);
        response.on('close', () => isClosed());
        more();
      },
    });
    expect(await refused('http://pages.example/endless')).toBe('tooLarge');
    await closed;
    expect(sent).toBeLessThan(100 * MB);
  });

  test.each([
    ['never answers', () => undefined],
    ['stops in its body', (_request, response) => void response.writeHead(200, HTML).write('<p>')],
    [
      'sends a byte now and then',
      (_request, response) => {
        response.writeHead(200, HTML);
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ] as const satisfies readonly (readonly [string, RequestListener])[])(
    'is given up in time if its server %s',
    async (_what, listener) => {
      serve({ '/slow': listener });
      const slow = fetchGuarded('http://pages.example/slow', { accept: '*/*', bytes: MB, timeoutMs: 200 });
      await expect(slow).rejects.toMatchObject({ key: 'timeout' });
    },
  );

  test('is refused as broken if it is no gzip or ends early', async () => {
    const whole = gzipSync('x'.repeat(1000));
    serve({
      '/no-gzip': answer('plain', { ...HTML, 'Content-Encoding': 'gzip' }),
      '/half-gzip': answer(whole.subarray(0, whole.length / 2), { ...HTML, 'Content-Encoding': 'gzip' }),
      '/odd': answer('x', { ...HTML, 'Content-Encoding': 'gzip, gzip' }),
      '/short': (_request, response) => {
        response.writeHead(200, { ...HTML, 'Content-Length': '1000' });
        response.write('x', () => response.destroy());
      },
    });
    for (const path of ['no-gzip', 'half-gzip', 'odd', 'short'])
      expect(await refused(`http://pages.example/${path}`)).toBe('broken');
  });
});

test('cannot use the test network in production', async () => {
  serve({ '/here': answer('<p>here') });
  expect((await fetchPage('http://localhost/here')).html).toBe('<p>here');
  for (const mode of ['production', 'development', '']) {
    vi.stubEnv('NODE_ENV', mode);
    expect(await refused('http://localhost/here')).toBe('blocked');
  }
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['100.63.255.255', true],
  ['100.64.0.1', false],
  ['fc00::1', false],
  ['2001:db8::1', false],
  ['::ffff:8.8.8.8', false],
  ['no address', false],
])('is public for %s: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
