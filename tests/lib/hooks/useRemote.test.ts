import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { countWrite } from '@/lib/api/writes';
import { remoteCache } from '@/lib/hooks/remoteCache';
import { useRemote } from '@/lib/hooks/useRemote';

const load = vi.fn(async () => 'what the CMS says');

/** A page that reads `list`, opened anew or come back to. */
async function open() {
  const page = renderHook(() => useRemote('list', load));
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

test('parts of one page that ask for the same read it once', async () => {
  goTo('list again');
  await open();
  expect(load).toHaveBeenCalledTimes(1);
});

beforeEach(async () => {
  vi.restoreAllMocks();
  remoteCache.forget();
  load.mockClear();
  vi.useRealTimers();
  goTo('list');
  const page = await open();
  page.unmount();
  goTo('dish');
  expect(load).toHaveBeenCalledTimes(1);
});

test('back shows what is fresh and does not read it again', async () => {
  comeBackTo('list');
  const page = await open();
  expect(page.result.current.remote).toEqual({ status: 'ready', data: 'what the CMS says' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page opened anew is brought up to date', async () => {
  later(2_000);
  goTo('list again');
  await open();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('back reads again what was read before the last change', async () => {
  countWrite();
  comeBackTo('list');
  await open();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('back reads again what is older than a minute', async () => {
  later(61_000);
  comeBackTo('list');
  await open();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('what is asked for by hand is read whether it is fresh or not', async () => {
  comeBackTo('list');
  const page = await open();
  await act(() => page.result.current.reload());
  expect(load).toHaveBeenCalledTimes(2);
});
