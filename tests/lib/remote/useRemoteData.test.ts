import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { countWrite } from '@/lib/api/writes';
import { clearReads, invalidate } from '@/lib/remote/cache';
import type { Key } from '@/lib/remote/keys';
import { useRemoteData } from '@/lib/remote/useRemoteData';

const PERSON = 7;
const LIST: Key = ['dishes', 'en'];
const load = vi.fn(async () => 'what the CMS says');

/** Renders a page that reads `list`, opened anew or returned to. */
async function open() {
  const page = renderHook(() => useRemoteData(LIST, PERSON, load));
  await waitFor(() => expect(page.result.current.remote.status).toBe('ready'));
  return page;
}
function goTo(key: string) {
  window.history.pushState({ key }, '');
}
function comeBackTo(key: string) {
  window.history.replaceState({ key }, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key } }));
}

function later(ms: number) {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + ms);
}

test('parts of one page that need the same data read it once', async () => {
  goTo('list again');
  await open();
  expect(load).toHaveBeenCalledTimes(1);
});

beforeEach(async () => {
  vi.restoreAllMocks();
  clearReads();
  load.mockClear();
  vi.useRealTimers();
  goTo('list');
  const page = await open();
  page.unmount();
  goTo('dish');
  expect(load).toHaveBeenCalledTimes(1);
});

test('going back shows fresh data without reading it again', async () => {
  comeBackTo('list');
  const page = await open();
  expect(page.result.current.remote).toEqual({ status: 'ready', data: 'what the CMS says' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a newly opened page is refreshed', async () => {
  later(2_000);
  goTo('list again');
  await open();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('going back rereads data older than the last change', async () => {
  countWrite();
  comeBackTo('list');
  await open();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('going back rereads data older than a minute', async () => {
  later(61_000);
  comeBackTo('list');
  await open();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('a manual refresh reads even fresh data', async () => {
  comeBackTo('list');
  const page = await open();
  await act(() => page.result.current.reload());
  expect(load).toHaveBeenCalledTimes(2);
});

/** Renders one part of a page that shows a key's data; `answers` come from the CMS one after the other. */
function show(key: Key, answers: readonly string[], person = PERSON) {
  let at = 0;
  const read = vi.fn(async () => answers[Math.min(at++, answers.length - 1)]);
  return { read, ...renderHook(() => useRemoteData(key, person, read)) };
}
const shown = (view: ReturnType<typeof show>) => {
  const { remote } = view.result.current;
  return remote.status === 'ready' ? remote.data : remote.status;
};

test('two views of one key agree: a change in one shows in the other', async () => {
  const one = show(['dish', 5], ['soup']);
  const other = show(['dish', 5], ['never asked']);
  await waitFor(() => expect(shown(other)).toBe('soup'));
  expect(other.read).not.toHaveBeenCalled();
  act(() => one.result.current.mutate('stew'));
  expect([shown(one), shown(other)]).toEqual(['stew', 'stew']);
  act(() => other.result.current.mutate((now) => `hot ${now}`));
  expect([shown(one), shown(other)]).toEqual(['hot stew', 'hot stew']);
});

test('a written record updates every answer on the screen that shows it, and no other', async () => {
  const five = show(['dish', 5], ['soup', 'stew']);
  const six = show(['dish', 6], ['salad']);
  const list = show(['dishes', 'mine', 1], ['soup, salad', 'stew, salad']);
  const plan = show(['plan', 1], ['soup on Monday', 'stew on Monday']);
  const lists = show(['shoplists'], ['Saturday']);
  await waitFor(() => expect(shown(lists)).toBe('Saturday'));
  act(() => invalidate({ collection: 'dishes', id: 5 }));
  await waitFor(() => expect(shown(plan)).toBe('stew on Monday'));
  await waitFor(() => expect([shown(five), shown(list)]).toEqual(['stew', 'stew, salad']));
  expect([six, lists].map(({ read }) => read.mock.calls.length)).toEqual([1, 1]);
});

test('data that the screen rereads after a write is read once', async () => {
  const list = show(['dishes', 'mine', 1], ['old', 'new']);
  const next = show(['dishes', 'mine', 2], ['old', 'read again in its turn']);
  await waitFor(() => expect([shown(list), shown(next)]).toEqual(['old', 'old']));
  await act(async () => {
    invalidate({ collection: 'dishes' });
    await list.result.current.reload();
  });
  await waitFor(() => expect(shown(next)).toBe('read again in its turn'));
  expect(shown(list)).toBe('new');
  expect(list.read).toHaveBeenCalledTimes(2);
});

test('after an own write no stale hidden data is shown, and deleted data is not read', async () => {
  const list = show(['dishes', 'mine', 1], ['soup']);
  const record = show(['dish', 5], ['soup', 'gone']);
  const plan = show(['plan', 1], ['soup', 'read again in its turn']);
  await waitFor(() => expect([shown(record), shown(plan)]).toEqual(['soup', 'soup']));
  list.unmount();
  act(() => invalidate({ collection: 'dishes', id: 5, isGone: true }));
  await waitFor(() => expect(shown(plan)).toBe('read again in its turn'));
  expect(record.read).toHaveBeenCalledTimes(1);
  const again = show(['dishes', 'mine', 1], ['nothing']);
  expect(shown(again)).toBe('loading');
  await waitFor(() => expect(shown(again)).toBe('nothing'));
});

test('after others’ changes the last answer stays until the new one arrives', async () => {
  const list = show(['shoplists'], ['Saturday']);
  await waitFor(() => expect(shown(list)).toBe('Saturday'));
  list.unmount();
  act(() => invalidate({ collection: 'shoplists' }, 'live'));
  const again = show(['shoplists'], ['Sunday']);
  expect(shown(again)).toBe('Saturday');
  await waitFor(() => expect(shown(again)).toBe('Sunday'));
});

test('a failed refresh keeps the shown data; a failed first read says so until retried', async () => {
  const fails = vi.fn(async () => Promise.reject(new Error('no')));
  const view = renderHook(() => useRemoteData<string>(['dish', 9], PERSON, fails));
  await waitFor(() => expect(view.result.current.remote.status).toBe('failed'));
  fails.mockResolvedValueOnce('soup' as never);
  await act(() => view.result.current.reload());
  expect(view.result.current.remote).toEqual({ status: 'ready', data: 'soup' });
  await act(() => view.result.current.reload());
  expect(view.result.current.remote).toEqual({ status: 'ready', data: 'soup' });
});

test('a person never sees another’s data, which is forgotten', async () => {
  const first = show(['dishes', 'mine', 1], ['mine']);
  await waitFor(() => expect(shown(first)).toBe('mine'));
  first.unmount();
  const second = show(['dishes', 'mine', 1], ['theirs'], 8);
  expect(shown(second)).toBe('loading');
  await waitFor(() => expect(shown(second)).toBe('theirs'));
  second.unmount();
  clearReads(PERSON);
  expect(shown(show(['dishes', 'mine', 1], ['mine again']))).toBe('loading');
  expect(shown(show(['dishes', 'mine', 1], ['theirs again'], 8))).toBe('theirs');
});
