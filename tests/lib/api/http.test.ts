import { http as mock, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isUp } from '@/lib/api/health';
import { http } from '@/lib/api/http';
import { isServerAway, setPauses, subscribeServerAway } from '@/lib/api/retries';
import { setTokenSource } from '@/lib/api/token';
import { api, server, strapiError } from '../../support/servers/server';

const secured = (right: string) =>
  server.use(
    mock.get(api('/users/me'), ({ request }) =>
      request.headers.get('Authorization') === right
        ? HttpResponse.json({ id: 1 })
        : HttpResponse.json(strapiError(401), { status: 401 }),
    ),
  );

test('sends the token raw, and none when signed out', async () => {
  const seen: (string | null)[] = [];
  server.use(
    mock.get(api('/users/me'), ({ request }) => {
      seen.push(request.headers.get('Authorization'));
      return HttpResponse.json({});
    }),
  );
  setTokenSource(async () => 'raw.token');
  await http.get('users/me');
  setTokenSource(async () => null);
  await http.get('users/me');
  expect(seen).toEqual(['raw.token', null]);
});

test('requests a new token after a 401 and retries once', async () => {
  secured('new');
  setTokenSource(async (force) => (force ? 'new' : 'old'));
  await expect(http.get('users/me')).resolves.toMatchObject({ data: { id: 1 } });
});

test('returns a second 401 as the answer', async () => {
  let tries = 0;
  server.use(
    mock.get(api('/users/me'), () => {
      tries += 1;
      return HttpResponse.json(strapiError(401), { status: 401 });
    }),
  );
  setTokenSource(async () => 'old');
  await expect(http.get('users/me')).rejects.toMatchObject({ kind: 'unauthorized', status: 401 });
  expect(tries).toBe(2);
});

test('reports an unreachable server as offline, and the time to wait', async () => {
  setTokenSource(async () => null);
  server.use(
    mock.get(api('/products'), () => HttpResponse.error()),
    mock.get(api('/dishes'), () =>
      HttpResponse.json(strapiError(429), { status: 429, headers: { 'Retry-After': '30' } }),
    ),
  );
  await expect(http.get('products')).rejects.toMatchObject({ name: 'ApiError', kind: 'offline' });
  await expect(http.get('dishes')).rejects.toMatchObject({ kind: 'tooMany', retryAfter: 30 });
});

describe('a briefly unavailable server', () => {
  const SHORT = { reads: [1, 1, 1], writes: [1, 1], unanswered: [1, 1] };
  beforeEach(() => {
    setPauses(SHORT);
    setTokenSource(async () => null);
  });

  /** Fails a number of times and then answers; returns the number of requests. */
  function failing(method: 'get' | 'post' | 'put' | 'delete', times: number, fault: () => Response) {
    let asked = 0;
    server.use(
      mock[method](api('/dishes'), () => {
        asked += 1;
        return asked > times ? HttpResponse.json({ data: asked }) : fault();
      }),
    );
    return () => asked;
  }
  const gateway = (status: number) => () => HttpResponse.json(strapiError(status), { status });
  const KEY = { headers: { 'Idempotency-Key': 'one' } };

  test.each([
    ['503', gateway(503)],
    ['502', gateway(502)],
    ['no answer', () => HttpResponse.error()],
  ])('is read again after %s, and the wait is announced meanwhile', async (_what, fault) => {
    const told: boolean[] = [];
    const stop = subscribeServerAway(() => told.push(isServerAway()));
    failing('get', 2, fault);
    await expect(http.get('dishes')).resolves.toMatchObject({ data: { data: 3 } });
    stop();
    expect(told).toEqual([true, false]);
  });

  test('is not announced for one short absence', async () => {
    const told: boolean[] = [];
    const stop = subscribeServerAway(() => told.push(isServerAway()));
    failing('get', 1, gateway(503));
    await http.get('dishes');
    stop();
    expect(told).toEqual([]);
  });

  test('is reported as away if it stays so', async () => {
    const asked = failing('get', 99, gateway(503));
    await expect(http.get('dishes')).rejects.toMatchObject({ kind: 'busy', status: 503 });
    expect(asked()).toBe(4);
    expect(isServerAway()).toBe(false);
  });

  test('gives another refusal as the answer', async () => {
    let asked = 0;
    server.use(mock.get(api('/dishes'), () => gateway((asked += 1) < 2 ? 503 : 403)()));
    await expect(http.get('dishes')).rejects.toMatchObject({ kind: 'forbidden' });
    expect(asked).toBe(2);
  });

  test.each<['post' | 'put' | 'delete', number, object, number]>([
    ['post', 503, KEY, 3],
    ['post', 502, KEY, 3],
    ['put', 503, {}, 3],
    ['delete', 503, {}, 3],
    ['post', 503, {}, 1],
    ['put', 502, {}, 1],
    ['delete', 502, {}, 1],
  ])('for a %s that met %i, with %o, gets it %i times', async (method, status, config, times) => {
    const asked = failing(method, 2, gateway(status));
    const data = method === 'delete' ? undefined : { data: { Name: 'Plov' } };
    const sent = http.request({ method, url: 'dishes', data, ...config }).then(
      ({ data: answer }) => answer.data,
      (error) => error.kind,
    );
    expect(await sent).toBe(times === 1 ? (status === 503 ? 'busy' : 'offline') : 3);
    expect(asked()).toBe(times);
  });

  test('gets the same request again', async () => {
    const bodies: unknown[] = [];
    server.use(
      mock.post(api('/dishes'), async ({ request }) => {
        bodies.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
        return bodies.length < 2 ? gateway(503)() : HttpResponse.json({});
      }),
    );
    await http.post('dishes', { data: { Name: 'Plov' } }, KEY);
    expect(bodies).toEqual(Array(2).fill({ key: 'one', body: { data: { Name: 'Plov' } } }));
  });

  test('is not waited for offline, or if the person chooses so', async () => {
    const asked = failing('get', 99, () => HttpResponse.error());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(http.get('dishes')).rejects.toMatchObject({ kind: 'offline' });
    expect(asked()).toBe(1);
    vi.restoreAllMocks();
  });

  test('is not waited for once the caller has left', async () => {
    setPauses({ ...SHORT, reads: [1, 60_000] });
    failing('get', 99, gateway(503));
    const leaving = new AbortController();
    // the listener runs as the second pause begins
    const stop = subscribeServerAway(() => queueMicrotask(() => leaving.abort()));
    await expect(http.get('dishes', { signal: leaving.signal })).rejects.toMatchObject({
      code: 'ERR_CANCELED',
    });
    stop();
  });

  test('is checked by a request whose first answer counts', async () => {
    let asked = 0;
    server.use(mock.get(api('/health'), () => gateway((asked += 1) && 503)()));
    expect(await isUp()).toBe(false);
    expect(asked).toBe(1);
  });
});
