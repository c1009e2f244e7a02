import http, { type RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFront } from '@/scripts/front.mjs';
import { at, atLeast } from '@/tests/support/at';
import { portOf } from '@/tests/support/servers/portOf';

const SOON = { timeout: 20_000, interval: 20 };
/** Interval in ms that turns checks off: on a busy machine a late check would leave out a healthy node. */
const NEVER = 600_000;
const CHECKED = { checkEvery: 500 };

interface Node {
  readonly url: string;
  readonly seen: string[];
  handler: RequestListener;
  ready: number | 'silent';
  close(): Promise<void>;
}

let closers: (() => Promise<unknown>)[];
beforeEach(() => {
  closers = [];
});
afterEach(async () => {
  for (const close of closers.reverse()) await close();
});

const listen = async (server: http.Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
};

async function node(name: string): Promise<Node> {
  const server = http.createServer((req, res) => {
    if (req.url === '/api/health/ready') {
      if (self.ready !== 'silent') res.writeHead(self.ready).end();
      return;
    }
    self.seen.push(`${req.method} ${req.url}`);
    self.handler(req, res);
  });
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  closers.push(close);
  const url = `http://127.0.0.1:${await listen(server)}`;
  const self: Node = { url, seen: [], ready: 404, close, handler: (_, res) => void res.end(name) };
  return self;
}

async function door(nodes: readonly Node[], options: Partial<Parameters<typeof createFront>[0]> = {}) {
  const front = createFront({
    ports: { cms: 1, next: 1 },
    urls: { cms: nodes.map(({ url }) => url) },
    checkEvery: NEVER,
    write: () => undefined,
    ...options,
  });
  closers.push(front.close);
  const port = await listen(front.server);
  return (method = 'GET', path = '/api/dishes', body?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, body, headers: { Connection: 'close' } });
}
const texts = async (calls: Promise<Response>[]) =>
  (await Promise.all((await Promise.all(calls)).map((answer) => answer.text()))).toSorted();
const times = (count: number, call: () => Promise<Response>) => Array.from({ length: count }, call);

test('calls are spread evenly, sequential and concurrent', async () => {
  const nodes = await Promise.all(['a', 'b', 'c'].map(node));
  const call = await door(nodes);
  for (let i = 0; i < 30; i += 1) await (await call()).text();
  expect(nodes.map(({ seen }) => seen.length)).toEqual([10, 10, 10]);
  await texts(times(30, () => call()));
  expect(nodes.map(({ seen }) => seen.length)).toEqual([20, 20, 20]);
});

test('a busy node gets less', async () => {
  const [slow, quick] = [await node('slow'), await node('quick')];
  const held: http.ServerResponse[] = [];
  slow.handler = (_, res) => void held.push(res);
  const call = await door([slow, quick]);
  const first = times(2, () => call());
  await vi.waitFor(() => expect(held).toHaveLength(1), SOON);
  for (let i = 0; i < 10; i += 1) expect(await (await call()).text()).toBe('quick');
  held.forEach((res) => res.end('slow'));
  expect(await texts(first)).toEqual(['quick', 'slow']);
});

test('a dead node is skipped: reads and writes go to the others, and it returns without help', async () => {
  const [dead, well] = [await node('dead'), await node('well')];
  const call = await door([dead, well]);
  const { port } = new URL(dead.url);
  await dead.close();
  expect(await texts(times(20, () => call('GET')))).toEqual(Array(20).fill('well'));
  expect(await texts(times(20, () => call('POST', '/api/dishes', 'a dish')))).toEqual(Array(20).fill('well'));
  const again = http.createServer((_, res) => void res.end('again'));
  await new Promise<void>((resolve) => again.listen(Number(port), '127.0.0.1', resolve));
  closers.push(
    async () => void again.closeAllConnections(),
    async () => void again.close(),
  );
  await vi.waitFor(async () => expect(await texts(times(4, () => call()))).toContain('again'), SOON);
});

test('a broken read is retried once elsewhere; a broken write is reported', async () => {
  const nodes = await Promise.all(['a', 'b', 'c'].map(node));
  for (const one of nodes) one.handler = (req) => void req.socket.destroy();
  const call = await door(nodes);
  const counted = async (method: string, body?: string) => {
    nodes.forEach(({ seen }) => seen.splice(0));
    const { status } = await call(method, '/api/dishes', body);
    return [status, nodes.flatMap(({ seen }) => seen).length];
  };
  expect(await counted('GET')).toEqual([502, 2]);
  expect(await counted('POST', 'a dish')).toEqual([502, 1]);
  expect(await counted('DELETE')).toEqual([502, 1]);
  at(nodes, 0).handler = (_, res) => void res.end('a');
  await vi.waitFor(async () => expect((await call()).status).toBe(200), SOON);
});

test('a hanging node is skipped, and its waiting reads are answered elsewhere', async () => {
  // the clock stands still, so that the node's pause does not end before the test
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [hangs, well] = [await node('hangs'), await node('well')];
  const call = await door([hangs, well], CHECKED);
  hangs.handler = () => undefined;
  hangs.ready = 'silent';
  expect(await texts(times(10, () => call()))).toEqual(Array(10).fill('well'));
  const before = hangs.seen.length;
  expect(await texts(times(10, () => call('POST', '/api/dishes', 'a dish')))).toEqual(Array(10).fill('well'));
  expect(hangs.seen.length).toBe(before);
});

test('a draining node finishes its calls and gets no new ones', async () => {
  const [drains, well] = [await node('drains'), await node('well')];
  const held: http.ServerResponse[] = [];
  drains.handler = (req, res) => void (req.method === 'PUT' ? held.push(res) : res.end('drains'));
  const call = await door([drains, well], CHECKED);
  const writing = times(2, () => call('PUT', '/api/dishes/1', 'a dish'));
  await vi.waitFor(() => expect(held).toHaveLength(1), SOON);
  drains.ready = 503;
  await vi.waitFor(async () => {
    const before = drains.seen.length;
    await texts(times(4, () => call()));
    expect(drains.seen.length).toBe(before);
  }, SOON);
  at(held, 0).end('drains');
  expect(await texts(writing)).toEqual(['drains', 'well']);
});

test('a read refused for now (503) is answered by another node, a write is not sent twice', async () => {
  const [full, well] = [await node('full'), await node('well')];
  full.handler = (_, res) => void res.writeHead(503).end('full');
  const call = await door([full, well]);
  expect(await texts(times(10, () => call()))).toEqual(Array(10).fill('well'));
  const statuses = (await Promise.all(times(10, () => call('POST', '/api/dishes', 'a dish')))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 503)).toHaveLength(
    full.seen.filter((line) => line.startsWith('POST')).length,
  );
});

test('a live stream ends with its node, and the next one uses the other', async () => {
  const nodes = await Promise.all(['a', 'b'].map(node));
  for (const [at, one] of nodes.entries())
    one.handler = (_, res) =>
      void res.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(`data: ${'ab'[at]}\n\n`);
  const call = await door(nodes, CHECKED);
  const open = async () => {
    const reader = (await call('GET', '/api/live?of=orders')).body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    return { reader, name: new TextDecoder().decode(value).at(6) };
  };
  const first = await open();
  const [its, other] = atLeast(2, first.name === 'a' ? nodes : nodes.toReversed());
  its.ready = 'silent';
  // cut off, or ended if the answer had no length
  await expect(first.reader?.read().catch(() => ({ done: true }))).resolves.toMatchObject({ done: true });
  const second = await open();
  expect(second.name).toBe('ab'.replace(first.name ?? '', ''));
  expect(other.seen).toHaveLength(1);
  await second.reader?.cancel();
});

test('an outage of all nodes is reported like that of one', async () => {
  const nodes = await Promise.all(['a', 'b'].map(node));
  const call = await door(nodes);
  for (const one of nodes) await one.close();
  expect([(await call()).status, (await call('POST', '/api/dishes', 'x')).status]).toEqual([503, 503]);
});

test('every call has one id: in the answer, at the node and in the log, and only a trusted proxy may set it', async () => {
  const one = await node('a');
  const asked: unknown[] = [];
  let log = '';
  one.handler = (req, res) => {
    asked.push(req.headers['x-request-id']);
    res.setHeader('X-Request-Id', 'of-the-node').end();
  };
  for (const trustProxy of [false, true]) {
    const front = createFront({
      ports: { cms: 1, next: 1 },
      urls: { cms: [one.url] },
      trustProxy,
      write: (text) => void (log += text),
    });
    closers.push(front.close);
    const port = await listen(front.server);
    for (const given of ['named-by-proxy-1', 'odd one!', undefined]) {
      const headers = { Connection: 'close', ...(given && { 'X-Request-Id': given }) };
      const answer = await fetch(`http://127.0.0.1:${port}/api/dishes`, { headers });
      const id = answer.headers.get('x-request-id');
      expect(id).toBe(asked.at(-1));
      if (trustProxy && given === 'named-by-proxy-1') expect(id).toBe(given);
      else expect(id).toMatch(/^[0-9a-f-]{36}$/);
    }
    await front.close();
  }
  const logged = () =>
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id);
  await expect.poll(logged, SOON).toEqual(asked);
});
