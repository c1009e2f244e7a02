import { createHash, randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFront } from '@/scripts/front.mjs';
import { at, given } from '@/tests/support/at';
import { portOf } from '@/tests/support/servers/portOf';

interface Seen {
  part: string;
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}
interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

let seen: Seen[];
/** Log per test, because the previous front may still write while it closes. */
let log: { text: string };
let closers: (() => Promise<unknown>)[];
let handlers: Record<string, RequestListener>;
let ports: { cms: number; next: number; auth: number };

const listen = async (server: http.Server | net.Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
};

async function part(name: string) {
  const server = http.createServer(async (req, res) => {
    if (handlers[name]) return handlers[name](req, res);
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const { method = '', url = '', headers } = req;
    // the front's own question, whether a remembered page may be sent
    if (url !== '/api/health/published')
      seen.push({ part: name, method, url, headers, body: Buffer.concat(chunks).toString() });
    res.end(`${name} answers`);
  });
  server.on('upgrade', (req, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.on('data', (data) => socket.write(`${req.url} ${data}`)).on('end', () => socket.end());
  });
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return listen(server);
}

const intoLog = () => {
  const own = log;
  return (text: string) => void (own.text += text);
};

async function front(options: Partial<Parameters<typeof createFront>[0]> = {}) {
  const door = createFront({ ports, write: intoLog(), ...options });
  closers.push(door.close);
  return listen(door.server);
}

function call(
  port: number,
  path: string,
  options: http.RequestOptions & { body?: string | Buffer } = {},
): Promise<Answer> {
  const { body, ...rest } = options;
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, agent: false, ...rest }, async (answer) => {
      let text = '';
      try {
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
      } catch (error) {
        reject(error);
      }
    });
    request.on('error', reject);
    request.end(body);
  });
}

beforeEach(async () => {
  seen = [];
  log = { text: '' };
  closers = [];
  handlers = {};
  ports = { cms: await part('cms'), next: await part('next'), auth: await part('auth') };
});

afterEach(async () => {
  for (const close of closers.reverse()) await close();
});

describe('wrong passwords', () => {
  const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
  const wrong = { error: { code: 400, message: 'INVALID_PASSWORD' } };
  let tried: string[];
  beforeEach(() => {
    tried = [];
    handlers.auth = async (req, res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk);
      const { email, password } = JSON.parse(Buffer.concat(chunks).toString());
      tried.push(email);
      res.writeHead(password === 'right' ? 200 : 400, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify(password === 'right' ? { idToken: 'x' } : wrong));
    };
  });
  const signIn = (port: number, email: string, password = 'wrong', headers = {}) =>
    call(port, SIGN_IN, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  const tries = async (port: number, count: number, email: string, headers = {}) => {
    const all = Array.from({ length: count }, () => signIn(port, email, 'wrong', headers));
    return (await Promise.all(all)).map(({ status }) => status);
  };

  test('for one email from one address are limited to twenty, then even the right one is refused', async () => {
    const port = await front();
    expect((await tries(port, 30, 'nino@example.com')).filter((status) => status === 400)).toHaveLength(20);
    expect(tried).toHaveLength(20);
    const answer = await signIn(port, ' NINO@example.com', 'right');
    expect(answer.status).toBe(429);
    // Firebase's own error code, so that its SDK and the page know it
    expect(JSON.parse(answer.body).error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect((await signIn(port, 'luka@example.com', 'right')).status).toBe(200);
    expect(tried).toHaveLength(21);
  });

  test('count neither right ones nor those the emulator could not check', async () => {
    const port = await front();
    for (let at = 0; at < 25; at += 1)
      expect((await signIn(port, 'nino@example.com', 'right')).status).toBe(200);
    const looks = given(handlers.auth);
    handlers.auth = (_req, res) => void res.writeHead(503).end();
    for (let at = 0; at < 25; at += 1) expect((await signIn(port, 'nino@example.com')).status).toBe(503);
    handlers.auth = looks;
    expect(await tries(port, 20, 'nino@example.com')).toEqual(Array(20).fill(400));
    expect((await signIn(port, 'nino@example.com')).status).toBe(429);
  });

  test('are counted by address behind a trusted proxy, and never by a forged one', async () => {
    const [trusting, not] = [await front({ trustProxy: true }), await front()];
    const from = (address: string) => ({ 'X-Forwarded-For': `10.0.0.1, ${address}` });
    expect(await tries(trusting, 20, 'nino@example.com', from('192.0.2.1'))).toEqual(Array(20).fill(400));
    expect(await tries(trusting, 1, 'nino@example.com', from('192.0.2.1'))).toEqual([429]);
    expect(await tries(trusting, 1, 'nino@example.com', from('192.0.2.2'))).toEqual([400]);
    expect(await tries(not, 20, 'nino@example.com', from('192.0.2.1'))).toEqual(Array(20).fill(400));
    expect(await tries(not, 1, 'nino@example.com', from('192.0.2.2'))).toEqual([429]);
  });

  test('in another form than a sign-in are passed on and counted alike', async () => {
    handlers.auth = (_req, res) => void res.writeHead(400).end();
    const port = await front();
    for (const body of ['', '{', '{"email":7}', 'null']) {
      const answer = await call(port, SIGN_IN, { method: 'POST', body });
      expect(answer.status).toBe(400);
    }
  });

  test('are unlimited without limits', async () => {
    const port = await front({ isLimited: false });
    expect(await tries(port, 40, 'nino@example.com')).toEqual(Array(40).fill(400));
  });
});

describe('routing', () => {
  test.each([
    ['/api/dishes?populate=deep,5', 'cms'],
    ['/uploads/soup_1a.jpg', 'cms'],
    ['/', 'next'],
    ['/dishes/1?x=1', 'next'],
    ['/apidocs', 'next'],
    ['/admin', 'next'],
    ['/API/dishes', 'next'],
  ])('sends %s to %s, with the address unchanged', async (path, whose) => {
    const answer = await call(await front(), path);
    expect(answer).toMatchObject({ status: 200, body: `${whose} answers` });
    expect(seen).toEqual([expect.objectContaining({ part: whose, url: path })]);
  });

  test('passes a raw Authorization header and the body to the CMS', async () => {
    const headers = { Authorization: 'eyJhb.token', 'Content-Type': 'application/json' };
    await call(await front(), '/api/dishes', { method: 'POST', headers, body: '{"data":{}}' });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      body: '{"data":{}}',
      headers: { authorization: 'eyJhb.token' },
    });
  });

  test.each(['robots.txt', 'sitemap.xml', 'sitemap-pages.xml', 'sitemap-dishes-12.xml'])(
    'asks the CMS for /%s, without a query, and lets nothing be written there',
    async (file) => {
      const port = await front();
      expect((await call(port, `/${file}?lang=ka`)).body).toBe('cms answers');
      expect(seen.at(-1)).toMatchObject({ part: 'cms', method: 'GET', url: `/api/crawlers/${file}` });
      expect((await call(port, `/${file}`, { method: 'POST' })).status).toBe(405);
      expect(seen).toHaveLength(1);
    },
  );

  test.each(['/sitemap', '/sitemap.xml/x', '/a/robots.txt', '/sitemap-1.xml'])(
    'leaves %s to Next',
    async (path) => {
      await call(await front(), path);
      expect(seen).toMatchObject([{ part: 'next', url: path }]);
    },
  );

  test('lets nothing be written below /uploads', async () => {
    const answer = await call(await front(), '/uploads/soup.jpg', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(seen).toEqual([]);
  });
});

describe('the emulator through the front', () => {
  const V1 = '/identitytoolkit.googleapis.com/v1';

  test.each([
    ['POST', `${V1}/accounts:signUp`],
    ['POST', `${V1}/accounts:signInWithPassword`],
    ['POST', `${V1}/accounts:update`],
    ['GET', `${V1}/projects`],
    ['GET', '/identitytoolkit.googleapis.com/v2/recaptchaConfig'],
    ['POST', '/securetoken.googleapis.com/v1/token'],
  ])('answers %s %s, but nobody is its owner', async (method, path) => {
    const headers = { Authorization: 'Bearer owner', Cookie: 'a=b' };
    const query = '?key=demo&targetProjectId=other&access_token=owner';
    const answer = await call(await front(), path + query, {
      method,
      headers,
      body: method === 'POST' ? '{}' : undefined,
    });
    expect(answer.status).toBe(200);
    expect(seen[0]).toMatchObject({ part: 'auth', url: `${path}?key=demo` });
    expect(at(seen, 0).headers).not.toHaveProperty('authorization');
    expect(at(seen, 0).headers).not.toHaveProperty('cookie');
  });

  test.each([
    ['POST', `${V1}/projects/demo-supra/accounts:query`],
    ['GET', `${V1}/projects/demo-supra/accounts:batchGet`],
    ['POST', `${V1}/projects/demo-supra/accounts`],
    ['POST', `${V1}/accounts:signInWithCustomToken`],
    ['POST', `${V1}/accounts%3AsignUp`],
    ['POST', `${V1}//accounts:signUp`],
    ['POST', `${V1}/accounts:signUp/`],
    ['POST', `${V1}/../v1/accounts:signUp`],
    ['POST', `${V1}/projects/..;/accounts:signUp`],
    ['GET', `${V1}/accounts:signUp`],
    ['DELETE', '/emulator/v1/projects/demo-supra/accounts'],
    ['GET', '/emulator/v1/projects/demo-supra/oobCodes'],
    ['GET', '/emulator/action?mode=resetPassword'],
    ['GET', '/x/../emulator/v1/projects/demo-supra/oobCodes'],
    ['GET', '/x/%2e%2e/emulator/v1/projects/demo-supra/oobCodes'],
    ['GET', '/%65mulator/v1/projects/demo-supra/oobCodes'],
    ['GET', '\\emulator\\v1'],
    ['GET', '/x%2f..%2femulator'],
    ['GET', '/api/../identitytoolkit.googleapis.com/v1/projects'],
    ['GET', 'http://127.0.0.1/emulator/v1/projects/demo-supra/oobCodes'],
    ['POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/downloadAccount'],
    ['GET', '/identitytoolkit.googleapis.com'],
  ])('never gets %s %s', async (method, path) => {
    await call(await front(), path, { method, headers: { Authorization: 'Bearer owner' } });
    expect(seen.filter(({ part: whose }) => whose !== 'next')).toEqual([]);
  });

  test('never gets a body too large or of unknown length either', async () => {
    const port = await front();
    const large = await call(port, `${V1}/accounts:signUp`, { method: 'POST', body: 'x'.repeat(70_000) });
    const chunked = { 'Transfer-Encoding': 'chunked' };
    const endless = await call(port, `${V1}/accounts:signUp`, {
      method: 'POST',
      body: '{}',
      headers: chunked,
    });
    expect([large.status, endless.status]).toEqual([413, 411]);
    expect(seen).toEqual([]);
  });

  test('is missing with a real Firebase project', async () => {
    const door = await front({ ports: { cms: ports.cms, next: ports.next } });
    const answer = await call(door, `${V1}/accounts:signUp`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
    expect(seen).toEqual([]);
  });
});

describe('forwarded headers', () => {
  test('lose claimed addresses; the last one from a trusted proxy counts', async () => {
    const headers = {
      'X-Forwarded-For': '6.6.6.6, 1.2.3.4',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      'X-Real-IP': '6.6.6.6',
    };
    await call(await front(), '/api/a', { headers });
    const trusting = await front({ trustProxy: true });
    await call(trusting, '/api/a', { headers });
    await call(trusting, '/api/a', { headers: { 'X-Forwarded-For': 'unknown' } });
    await call(trusting, '/api/a');
    const addresses = seen.map((one) => one.headers['x-forwarded-for']);
    expect(addresses).toEqual(['127.0.0.1', '1.2.3.4', '127.0.0.1', '127.0.0.1']);
    expect(at(seen, 0).headers['x-forwarded-host']).not.toBe('evil.example');
    expect(seen.map((one) => one.headers['x-forwarded-proto'])).toEqual(['http', 'https', 'http', 'http']);
    expect(seen.filter((one) => one.headers['x-real-ip'])).toEqual([]);
  });

  test('tell TLS callers to use TLS again, only by the front', async () => {
    handlers.cms = (req, res) =>
      void res.setHeader('Strict-Transport-Security', 'max-age=1; includeSubDomains').end('fine');
    const over = (proto: string) => ({ headers: { 'X-Forwarded-Proto': proto } });
    const hsts = async (answer: Promise<Answer>) => (await answer).headers['strict-transport-security'];
    const trusting = await front({ trustProxy: true });
    for (const path of ['/api/a', '/', '/uploads/soup.jpg'])
      expect(await hsts(call(trusting, path, over('https')))).toBe('max-age=31536000');
    expect(await hsts(call(trusting, '/api/a', over('http')))).toBeUndefined();
    expect(await hsts(call(trusting, '/api/a', over('https, http')))).toBeUndefined();
    expect(await hsts(call(await front(), '/api/a', over('https')))).toBeUndefined();
  });

  test('exclude hop-by-hop ones, and keep order and repetition of the rest', async () => {
    handlers.cms = (req, res) => {
      const names = Object.keys(req.headers);
      res
        .setHeader('Set-Cookie', ['a=1', 'b=2'])
        .setHeader('X-Hop', 'secret')
        .setHeader('Connection', 'X-Hop');
      res.end(names.join(' '));
    };
    const headers = {
      Connection: 'X-Mine',
      'X-Mine': '1',
      TE: 'trailers',
      'Keep-Alive': 'timeout=1',
      'X-Kept': '1',
    };
    const answer = await call(await front(), '/api/a', { headers });
    expect(answer.body).toContain('x-kept');
    expect(answer.body).not.toMatch(/x-mine|\bte\b|keep-alive/);
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.headers).not.toHaveProperty('x-hop');
  });

  test.each(['DELETE', 'GET', 'POST'])(
    'stop the body of a chunked %s from passing as a second request',
    async (method) => {
      const smuggled = 'GET /api/second HTTP/1.1\r\nHost: x\r\n\r\n';
      await call(await front(), '/api/first', {
        method,
        headers: { 'Transfer-Encoding': 'chunked' },
        body: smuggled,
      });
      expect(seen).toEqual([expect.objectContaining({ url: '/api/first', body: smuggled })]);
    },
  );

  test('keep a body’s length despite Connection', async () => {
    const headers = { Connection: 'content-length', 'Content-Length': '5' };
    await call(await front(), '/api/first', { method: 'DELETE', headers, body: 'GET /' });
    expect(seen).toEqual([expect.objectContaining({ url: '/api/first', body: 'GET /' })]);
  });

  test('deliver a large upload whole', async () => {
    const body = randomBytes(30 * 1024 * 1024);
    const digest = (data: Buffer) => createHash('sha256').update(data).digest('hex');
    handlers.cms = async (req, res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk);
      res.end(digest(Buffer.concat(chunks)));
    };
    const answer = await call(await front(), '/api/upload', { method: 'POST', body });
    expect(answer.body).toBe(digest(body));
  });

  test('let a refusal be read before the upload has ended', async () => {
    handlers.cms = (req, res) => {
      res.writeHead(413).end('too large');
    };
    const answer = await call(await front(), '/api/upload', {
      method: 'POST',
      body: randomBytes(8 * 1024 * 1024),
    });
    expect(answer).toMatchObject({ status: 413, body: 'too large' });
  });

  test('deliver events as they happen', async () => {
    let finish: () => void = () => undefined;
    handlers.cms = (req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' });
      res.flushHeaders();
      finish = () => res.end('data: last\n\n');
      if (req.url === '/api/talking') res.write('data: first\n\n');
    };
    const port = await front();
    const open = (path: string) =>
      new Promise<IncomingMessage>((resolve) =>
        http.get({ host: '127.0.0.1', port, path, agent: false }, resolve),
      );
    const silent = await open('/api/silent');
    expect(silent.statusCode).toBe(200);
    silent.destroy();
    const talking = await open('/api/talking');
    const [first] = await talking.take(1).toArray();
    expect(`${first}`).toBe('data: first\n\n');
    finish();
  });
});

describe('the front on a failure', () => {
  test('ends the part’s call when the caller leaves', async () => {
    const gone = new Promise<void>((resolve) => {
      handlers.cms = (req, res) => void res.on('close', () => resolve());
    });
    const port = await front();
    const request = http.get({ host: '127.0.0.1', port, path: '/api/slow', agent: false });
    request.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      const before = given(handlers.cms);
      handlers.cms = (req, res) => {
        before(req, res);
        resolve();
      };
    });
    request.destroy();
    await gone;
  });

  test('lets a cut-off answer be noticed', async () => {
    handlers.cms = (req, res) => {
      res.writeHead(200, { 'Content-Length': '1000' });
      res.write('half', () => res.destroy());
    };
    await expect(call(await front(), '/api/a')).rejects.toThrow('aborted');
  });

  test('answers 503 for a CMS that is away, in its format, and for a page in two languages', async () => {
    const nobody = await part('nobody');
    await closers.pop()?.();
    const door = await front({ ports: { cms: nobody, next: nobody, auth: nobody } });
    const api = await call(door, '/api/dishes');
    expect(api).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(JSON.parse(api.body)).toMatchObject({
      data: null,
      error: { status: 503, name: 'ServiceUnavailableError', details: {} },
    });
    const page = await call(door, '/dishes', { headers: { Accept: 'text/html' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toMatch(/back in a moment[\s\S]*lang="ka"[\s\S]*მალე/);
    const signIn = await call(door, '/securetoken.googleapis.com/v1/token', { method: 'POST', body: 'a=b' });
    expect(JSON.parse(signIn.body).error.code).toBe(503);
  });

  test('handles a kept connection the part has just closed: no error for a read, no second write', async () => {
    let requests = 0;
    handlers.cms = (req: IncomingMessage, res: ServerResponse) => {
      requests += 1;
      if (requests % 2 === 0) res.socket?.destroy();
      else res.end('fine');
    };
    const port = await front();
    expect((await call(port, '/api/a')).status).toBe(200);
    expect((await call(port, '/api/a')).status).toBe(200);
    expect(requests).toBe(3);
    const write = await call(port, '/api/a', { method: 'POST', body: '{}' });
    expect(write.status).toBe(502);
    expect(requests).toBe(4);
  });
});

describe('the front for machines', () => {
  test('names the broken part at /health', async () => {
    const fine = await call(await front(), '/health');
    expect(fine.status).toBe(200);
    expect(JSON.parse(fine.body)).toEqual({ status: 'ok', parts: { cms: 'ok', next: 'ok', auth: 'ok' } });
    handlers.next = (req, res) => void res.writeHead(500).end();
    const ill = await call(await front(), '/health');
    expect(ill.status).toBe(503);
    expect(JSON.parse(ill.body)).toEqual({ status: 'down', parts: { cms: 'ok', next: 'down', auth: 'ok' } });
  });

  test('logs events, without personal data', async () => {
    const door = createFront({ ports, write: intoLog() });
    const port = await listen(door.server);
    const headers = { Authorization: 'eyJhb.token' };
    await call(port, '/api/dishes?_q=nino@example.com', { headers });
    await call(port, '/api/mealplans/join/h2Kd83hd-js82Ks0aPqz');
    await call(port, '/api/people/nino@example.com');
    await door.close();
    const lines = log.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ path }) => path)).toEqual([
      '/api/dishes',
      '/api/mealplans/join/:secret',
      '/api/people/:secret',
    ]);
    expect(lines[0]).toEqual({
      time: expect.any(String),
      method: 'GET',
      path: '/api/dishes',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 200,
      ms: expect.any(Number),
      part: 'cms',
    });
    expect(log.text).not.toMatch(/nino|eyJhb|h2Kd83hd/);
  });

  test.each([
    ['/api/mealplans/join/abcdefghijklmnopqrstuvwx', '/api/mealplans/join/:secret'],
    ['/api/households/join/abcdefghijklmnopqrstuvwx', '/api/households/join/:secret'],
    ['/api/calendar/abcdefghijklmnopqrstuvwx.ics', '/api/calendar/:secret'],
    ['/api/calendar/abc', '/api/calendar/:secret'],
    ['/mealplan/join/abcdefghijklmnopqrstuvwx', '/mealplan/join/:secret'],
    ['/ka/mealplan/join/abcdefghijklmnopqrstuvwx', '/ka/mealplan/join/:secret'],
    ['/_next/data/build/mealplan/join/abcdefghijkl.json', '/_next/data/build/mealplan/join/:secret'],
    ['/api/%63alendar/abcdefghijkl.ics', '/api/calendar/:secret'],
    ['/api/mealplans/join%2Fabcdefghijkl', '/api/mealplans/join/:secret'],
    ['/api//mealplans//join//abcdefghijkl', '/api//mealplans//join//:secret'],
    ['/API/Calendar/abcdefghijkl.ics', '/API/Calendar/:secret'],
    ['/api/mealplans/7/join', '/api/mealplans/7/join'],
    ['/api/users/me/calendar', '/api/users/me/calendar'],
    ['/api/dishes/%', '/api/dishes/%'],
  ])('for %s logs %s', async (path, said) => {
    handlers = {
      cms: (req, res) => void res.writeHead(404).end(),
      next: (req, res) => void res.writeHead(500).end(),
    };
    const door = createFront({ ports, write: intoLog() });
    await call(await listen(door.server), `${path}?x=1`);
    await door.close();
    expect(JSON.parse(log.text).path).toBe(said);
  });
});

describe('hot reload', () => {
  const knock = (port: number, path: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhello`,
        ),
      );
      let text = '';
      socket.on('data', (data) => {
        text += data;
        if (!text.endsWith('hello')) return;
        socket.destroy();
        resolve(text);
      });
      socket.on('end', () => resolve(text)).on('error', reject);
    });

  test('uses Next’s websocket in development', async () => {
    const text = await knock(await front({ dev: true }), '/_next/webpack-hmr');
    expect(text).toMatch(/^HTTP\/1\.1 101 [\s\S]*\/_next\/webpack-hmr hello$/);
  });

  test.each([
    ['/_next/webpack-hmr', false],
    ['/api/dishes', true],
    ['/emulator/v1', true],
  ])('for %s has no websocket otherwise', async (path, dev) => {
    expect(await knock(await front({ dev }), path)).toMatch(/^HTTP\/1\.1 404/);
  });
});
