import { http as mock, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { http } from '@/lib/api/http';
import { setPauses, subscribeServerAway } from '@/lib/api/retries';
import { signalOfRead } from '@/lib/api/reads';
import { setTokenSource } from '@/lib/api/token';
import { clearSession, saveJwt, saveUserData, readJwt } from '@/lib/auth/session';
import { signInAs } from '../../support/builders/auth';
import { buildPerson } from '../../support/builders/builders';
import { api, server, strapiError } from '../../support/servers/server';

const CANCELLED = { code: 'ERR_CANCELED' };
const REFUSED = () => HttpResponse.json(strapiError(401), { status: 401 });

const ENDS: readonly (readonly [how: string, () => void])[] = [
  ['signing out here', clearSession],
  [
    'signing out in another tab',
    () => {
      window.localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' }));
    },
  ],
  ['somebody else who signs in', () => saveUserData(buildPerson({ id: 8, Name: 'Giorgi' }))],
];

beforeEach(() => {
  signInAs({ id: 7 });
  setTokenSource(async () => readJwt());
});

/** Answers a path only when the test says so; `isAsked` resolves at the first call. */
function held(method: 'get' | 'post', path: string) {
  const calls: (string | null)[] = [];
  let tell: () => void = () => undefined;
  let give: (answer: Response) => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (tell = resolve));
  const answer = new Promise<Response>((resolve) => (give = resolve));
  server.use(
    mock[method](api(path), async ({ request }) => {
      calls.push(request.headers.get('Authorization'));
      tell();
      return (await answer).clone();
    }),
  );
  return { calls, isAsked, give };
}

test.each(ENDS)('%s ends a pending read, without a retry', async (_how, end) => {
  const { calls, isAsked, give } = held('get', '/dishes');
  const read = http.get('dishes');
  await isAsked;
  end();
  await expect(read).rejects.toMatchObject(CANCELLED);
  give(REFUSED());
  expect(calls).toHaveLength(1);
});

test('a refusal that arrives before this tab hears of the sign-out is ignored', async () => {
  let asked = 0;
  server.use(
    mock.get(api('/dishes'), () => {
      asked += 1;
      window.localStorage.clear();
      return REFUSED();
    }),
  );
  await expect(http.get('dishes')).rejects.toMatchObject(CANCELLED);
  expect(asked).toBe(1);
});

test('a refusal is ignored too if the session ends between two attempts', async () => {
  let asked = 0;
  server.use(
    mock.get(api('/dishes'), () => {
      asked += 1;
      if (asked === 2) window.localStorage.clear();
      return REFUSED();
    }),
  );
  await expect(http.get('dishes')).rejects.toMatchObject(CANCELLED);
  expect(asked).toBe(2);
});

test('a read still waiting for its token is never sent', async () => {
  const { calls } = held('get', '/dishes');
  setTokenSource(async () => {
    clearSession();
    return null;
  });
  await expect(http.get('dishes')).rejects.toMatchObject(CANCELLED);
  expect(calls).toEqual([]);
});

test('a read waiting for a server to return stops waiting', async () => {
  setPauses({ reads: [1, 60_000], writes: [], unanswered: [] });
  server.use(mock.get(api('/dishes'), () => HttpResponse.json(strapiError(503), { status: 503 })));
  // nothing is announced before the second pause
  const stop = subscribeServerAway(clearSession);
  await expect(http.get('dishes')).rejects.toMatchObject(CANCELLED);
  stop();
});

test('a cancelled read waits for nothing, online or offline', async () => {
  setPauses({ reads: [], writes: [], unanswered: [60_000] });
  const { isAsked } = held('get', '/dishes');
  const leaving = new AbortController();
  const read = http.get('dishes', { signal: leaving.signal });
  await isAsked;
  leaving.abort();
  await expect(read).rejects.toMatchObject(CANCELLED);
});

test('a pending write continues, and reports its result', async () => {
  const saved = held('post', '/dishes');
  const refused = held('post', '/products');
  const writes = [http.post('dishes', {}), http.post('products', {})];
  await Promise.all([saved.isAsked, refused.isAsked]);
  clearSession();
  saved.give(HttpResponse.json({ data: { id: 1 } }));
  refused.give(REFUSED());
  await expect(writes[0]).resolves.toMatchObject({ data: { data: { id: 1 } } });
  await expect(writes[1]).rejects.toMatchObject({ kind: 'unauthorized' });
});

test('a refusal in a continuing session remains a refusal', async () => {
  server.use(mock.get(api('/dishes'), REFUSED));
  await expect(http.get('dishes')).rejects.toMatchObject({ kind: 'unauthorized' });
});

test('a read begun signed out continues after sign-in, and later reads are the person’s', async () => {
  clearSession();
  const { calls, isAsked, give } = held('get', '/dishes');
  const read = http.get('dishes');
  await isAsked;
  saveJwt('token');
  saveUserData(buildPerson({ id: 7 }));
  give(HttpResponse.json({ data: [] }));
  await expect(read).resolves.toMatchObject({ data: { data: [] } });
  await expect(http.get('dishes')).resolves.toMatchObject({ data: { data: [] } });
  expect(calls).toEqual([null, 'token']);
});

test('a read’s signal aborts with the session or its caller, or is aborted already', () => {
  const leaving = new AbortController();
  const [alone, own] = [signalOfRead(), signalOfRead(leaving.signal)];
  leaving.abort();
  expect([alone?.aborted, own?.aborted]).toEqual([false, true]);
  expect(signalOfRead(leaving.signal)?.aborted).toBe(true);
  const other = signalOfRead(new AbortController().signal);
  clearSession();
  expect([alone?.aborted, other?.aborted]).toEqual([true, true]);
  expect(signalOfRead()).toBeUndefined();
});
