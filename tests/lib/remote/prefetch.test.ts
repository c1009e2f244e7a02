import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLater } from '@/lib/remote/prefetch';
import { goTo, router } from '../../support/router';

const fetched = vi.fn(async () => undefined);
const prefetch = (...asked: unknown[]): Promise<void> =>
  (router.prefetch as (...asked: unknown[]) => Promise<void>)(...asked);

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
  goTo('/');
  router.prefetch = fetched;
  prefetchLater();
});
afterEach(() => {
  vi.useRealTimers();
  goTo('/');
});

test('a link’s target is prefetched once the page has been loaded for five seconds', async () => {
  void prefetch('/dishes', '/dishes', {});
  await vi.advanceTimersByTimeAsync(4900);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched).toHaveBeenCalledWith('/dishes', '/dishes', {});
});

test('a link under a finger or pointer is prefetched at once', async () => {
  await prefetch('/dishes', '/dishes', { priority: true });
  expect(fetched).toHaveBeenCalledOnce();
});
