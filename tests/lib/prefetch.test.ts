import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLater } from '@/lib/prefetch';

const fetched = vi.fn(async () => undefined);
const router = vi.hoisted(() => ({ prefetch: async (..._: unknown[]): Promise<void> => undefined }));
vi.mock('next/router', () => ({ default: { router, ready: (work: () => void) => work() } }));

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
  router.prefetch = fetched;
  prefetchLater();
});
afterEach(() => void vi.useRealTimers());

test('what a link leads to is fetched once the page has been loaded for five seconds', async () => {
  void router.prefetch('/dishes', '/dishes', {});
  await vi.advanceTimersByTimeAsync(4900);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched).toHaveBeenCalledWith('/dishes', '/dishes', {});
});

test('a link under a finger or pointer does not wait', async () => {
  await router.prefetch('/dishes', '/dishes', { priority: true });
  expect(fetched).toHaveBeenCalledOnce();
});
