import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mustSaveData, whenCalm } from '@/lib/offline/calm';

let arrive = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(noted: () => void) {
        arrive = noted;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.useRealTimers());

test('a page is calm once nothing has arrived for three seconds', async () => {
  const calm = vi.fn();
  void whenCalm().then(calm);
  await vi.advanceTimersByTimeAsync(2_900);
  arrive();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(calm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(calm).toHaveBeenCalledOnce();
});

test('it is not calm before it has loaded', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const calm = vi.fn();
  void whenCalm().then(calm);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calm).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(3_100);
  expect(calm).toHaveBeenCalledOnce();
});

test.each([
  ['Save-Data', { saveData: true, effectiveType: '4g' }, true],
  ['2G', { saveData: false, effectiveType: '2g' }, true],
  ['slower than 2G', { saveData: false, effectiveType: 'slow-2g' }, true],
  ['3G', { saveData: false, effectiveType: '3g' }, false],
  ['unknown', undefined, false],
])('data is saved where the browser says so: %s', (_, connection, isSaved) => {
  vi.stubGlobal('navigator', { connection });
  expect(mustSaveData()).toBe(isSaved);
});
