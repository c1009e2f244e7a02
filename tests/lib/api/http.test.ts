import { http as mock, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { http } from '@/lib/api/http';
import { setTokenSource } from '@/lib/api/token';
import { api, server, strapiError } from '../../support/server';

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

test('after a 401 it takes a new token and tries once more', async () => {
  secured('new');
  setTokenSource(async (force) => (force ? 'new' : 'old'));
  await expect(http.get('users/me')).resolves.toMatchObject({ data: { id: 1 } });
});

test('a 401 that survives the new token is an answer', async () => {
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

test('a server out of reach is offline, and a wait is told', async () => {
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
