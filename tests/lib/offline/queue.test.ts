import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { switchOff } from '@/lib/offline/mode';
import {
  enqueue,
  clearOfflineData,
  onSent,
  queueState,
  replay,
  startQueue,
  dismissRefused,
  withdraw,
} from '@/lib/offline/queue';
import { clearSession, saveUserData } from '@/lib/auth/session';
import { at } from '@/tests/support/at';
import { dataOf, server } from '@/tests/support/servers/server';

/** Timeout and interval in ms for work that happens without a trigger. */
const SOON = { timeout: 5_000, interval: 20 };

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly data: unknown;
}
let sent: Sent[] = [];
let answer: (path: string) => Response | undefined = () => undefined;

beforeEach(async () => {
  sent = [];
  answer = () => undefined;
  localStorage.setItem('jwt', 'a.b.c');
  localStorage.setItem('userData', JSON.stringify({ id: 7, email: 'a@b.ge', Rolee: 'User', Name: 'Nino' }));
  server.use(
    http.post('*/api/things/:id', async ({ request, params }) => {
      const data = await dataOf(request);
      sent.push({ path: String(params.id), key: request.headers.get('Idempotency-Key'), data });
      return answer(String(params.id)) ?? HttpResponse.json({ data: { id: 1, attributes: {} } });
    }),
  );
  await startQueue();
});
afterEach(async () => {
  switchOff(false);
  dismissRefused();
  await clearOfflineData();
  localStorage.clear();
});

const add = (id: string) =>
  enqueue({ method: 'POST', path: `things/${id}`, data: { id }, about: 'cause/things' });
const settled = () =>
  vi.waitFor(() => expect(queueState()).toMatchObject({ waiting: [], isSending: false }), SOON);

describe('the offline queue', () => {
  test('waits while offline and then sends each change once, in order, under its own key', async () => {
    switchOff(true);
    for (const id of ['1', '2', '3']) await add(id);
    await replay();
    expect(sent).toEqual([]);
    expect(queueState().waiting.map(({ path }) => path)).toEqual(['things/1', 'things/2', 'things/3']);
    switchOff(false);
    await settled();
    expect(sent.map(({ path }) => path)).toEqual(['1', '2', '3']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    expect(at(sent, 1).data).toEqual({ id: '2' });
  });

  test('resends a failed change under the same key before any later one', async () => {
    switchOff(true);
    await add('1');
    await add('2');
    answer = () => new HttpResponse(null, { status: 503 });
    switchOff(false);
    await vi.waitFor(() => expect(sent).toHaveLength(1), SOON);
    await replay();
    expect(queueState().waiting).toHaveLength(2);
    answer = () => undefined;
    await replay();
    await settled();
    expect(sent.map(({ path }) => path).filter((path) => path === '2')).toEqual(['2']);
    const ofFirst = sent.filter(({ path }) => path === '1').map(({ key }) => key);
    expect(ofFirst.length).toBeGreaterThan(1);
    expect(new Set(ofFirst).size).toBe(1);
  });

  test.each([503, 507])(
    'keeps a change that the CMS could not store (%i), and resends it at the given time',
    async (status) => {
      answer = () =>
        HttpResponse.json(
          { data: null, error: { status, name: 'x', message: 'for now', details: {} } },
          { status, headers: { 'Retry-After': '1' } },
        );
      await add('1');
      await vi.waitFor(() => expect(queueState()).toMatchObject({ isStuck: true, isSending: false }), SOON);
      expect(queueState()).toMatchObject({ waiting: [{ path: 'things/1' }], refused: [] });
      answer = () => undefined;
      await vi.waitFor(() => expect(queueState()).toMatchObject({ waiting: [], isStuck: false }), SOON);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    },
  );

  test('neither shows nor sends one person’s changes to the next, with or without a sign-out', async () => {
    answer = (path) =>
      path === '1'
        ? HttpResponse.json(
            { data: null, error: { status: 404, name: 'x', message: 'gone', details: {} } },
            { status: 404 },
          )
        : undefined;
    await add('1');
    await settled();
    switchOff(true);
    await add('2');
    expect(queueState()).toMatchObject({ waiting: [{ path: 'things/2' }], refused: [{}] });
    clearSession();
    await vi.waitFor(() => expect(queueState().waiting).toEqual([]), SOON);
    const first = { id: 7, email: 'a@b.ge', Rolee: 'User', Name: 'Nino' } as const;
    saveUserData({ ...first, id: 8 });
    await vi.waitFor(() => expect(queueState()).toMatchObject({ waiting: [], refused: [] }), SOON);
    switchOff(false);
    await replay();
    expect(sent.map(({ path }) => path)).toEqual(['1']);
    saveUserData(first);
    await settled();
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['1', '2']), SOON);
  });

  test('drops a change whose picture is uploading when its person signs out', async () => {
    const uploads: string[] = [];
    server.use(
      http.post('*/api/upload', async () => {
        uploads.push('one');
        clearSession();
        await clearOfflineData();
        saveUserData({ id: 8, email: 'c@d.ge', Rolee: 'User', Name: 'Ana' });
        return HttpResponse.json([{ id: 5, attributes: { url: '/uploads/a.webp' } }]);
      }),
    );
    const file = { blob: new Blob(['x'], { type: 'image/webp' }), name: 'a.webp', into: 'image' };
    await enqueue({ method: 'POST', path: 'things/1', data: {}, about: 'cause/things', file });
    await vi.waitFor(() => expect(uploads).toEqual(['one']), SOON);
    await vi.waitFor(() => expect(queueState().isSending).toBe(false), SOON);
    expect(sent).toEqual([]);
    saveUserData({ id: 7, email: 'a@b.ge', Rolee: 'User', Name: 'Nino' });
    await replay();
    expect([queueState().waiting, sent]).toEqual([[], []]);
  });

  test('sets a finally refused change aside with a message, and continues with the next', async () => {
    answer = (path) =>
      path === '1'
        ? HttpResponse.json(
            { data: null, error: { status: 404, name: 'x', message: 'gone', details: {} } },
            { status: 404 },
          )
        : undefined;
    await add('1');
    await add('2');
    await settled();
    expect(queueState().refused).toMatchObject([{ call: { path: 'things/1' }, error: { kind: 'notFound' } }]);
    expect(sent.map(({ path }) => path)).toEqual(['1', '2']);
  });

  test('announces a sent change before it counts as gone', async () => {
    const heard: number[] = [];
    const stop = onSent(() => heard.push(queueState().waiting.length));
    await add('1');
    await settled();
    stop();
    expect(heard).toEqual([1]);
  });

  test('can withdraw a change never sent, but not an attempted one', async () => {
    switchOff(true);
    const [first, second] = [await add('1'), await add('2')];
    expect(await withdraw(first)).toBe(true);
    expect(queueState().waiting.map(({ path }) => path)).toEqual(['things/2']);
    expect(await withdraw(first)).toBe(false);
    answer = () => new HttpResponse(null, { status: 503 });
    switchOff(false);
    await vi.waitFor(() => expect(sent).toHaveLength(1), SOON);
    expect(await withdraw(second)).toBe(false);
    answer = () => undefined;
    await replay();
    await settled();
    expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(['2']));
  });

  test('never takes an already sent change for unsent', async () => {
    switchOff(true);
    const tried = await enqueue({ method: 'POST', path: 'things/1', data: {} }, 'a-key');
    expect(await withdraw(tried)).toBe(false);
    expect(queueState().waiting).toHaveLength(1);
  });

  test('sends a dependent change to the record that its predecessor made', async () => {
    const gone: string[] = [];
    server.use(
      http.delete('*/api/things/:id', ({ params }) => {
        gone.push(String(params.id));
        return HttpResponse.json({ data: { id: 1, attributes: {} } });
      }),
    );
    switchOff(true);
    const made = await add('new');
    await enqueue({ method: 'DELETE', path: 'things/{id}', after: made.key });
    switchOff(false);
    await settled();
    expect(gone).toEqual(['1']);
  });

  test('drops the dependents of a refused change, and an already missing one is no error', async () => {
    server.use(http.delete('*/api/things/:id', () => new HttpResponse(null, { status: 404 })));
    answer = () => new HttpResponse(null, { status: 404 });
    switchOff(true);
    const made = await add('new');
    await enqueue({ method: 'DELETE', path: 'things/{id}', after: made.key });
    await enqueue({ method: 'DELETE', path: 'things/9' });
    switchOff(false);
    await settled();
    expect(queueState().refused.map(({ call }) => call.path)).toEqual(['things/new']);
  });

  test('sends no dependent of a refused change', async () => {
    answer = (path) => (path === 'new' ? new HttpResponse(null, { status: 404 }) : undefined);
    switchOff(true);
    const made = await add('new');
    await enqueue({ method: 'POST', path: 'things/{id}', data: {}, after: made.key });
    await add('other');
    switchOff(false);
    await settled();
    expect(sent.map(({ path }) => path)).toEqual(['new', 'other']);
  });

  test('uploads a picture once, however often its change is retried', async () => {
    const uploads: string[] = [];
    server.use(
      http.post('*/api/upload', () => {
        uploads.push('one');
        return HttpResponse.json([{ id: 5, attributes: { url: '/uploads/a.webp' } }]);
      }),
    );
    answer = () => new HttpResponse(null, { status: 503 });
    const file = { blob: new Blob(['x'], { type: 'image/webp' }), name: 'a.webp', into: 'image' };
    await enqueue({ method: 'POST', path: 'things/1', data: { Name: 'Lobio' }, about: 'cause/things', file });
    await vi.waitFor(() => expect(queueState()).toMatchObject({ isStuck: true, isSending: false }));
    answer = () => undefined;
    await replay();
    await settled();
    expect(uploads).toEqual(['one']);
    expect(sent.at(-1)?.data).toEqual({ Name: 'Lobio', image: 5 });
  });

  test('does not send other people’s changes, and a sign-out clears all', async () => {
    switchOff(true);
    await add('1');
    localStorage.setItem('userData', JSON.stringify({ id: 8, email: 'c@d.ge', Rolee: 'User', Name: 'Gia' }));
    switchOff(false);
    await replay();
    expect(sent).toEqual([]);
    expect(queueState().waiting).toEqual([]);
    await clearOfflineData();
    localStorage.setItem('userData', JSON.stringify({ id: 7, email: 'a@b.ge', Rolee: 'User', Name: 'Nino' }));
    await replay();
    expect(sent).toEqual([]);
  });
});
