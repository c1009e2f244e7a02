import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '@/lib/live/hub';
import { signInAs } from '../../support/builders/auth';

let watch: (collection: string, listener: (change: Change) => void) => () => void;
let heard: Change[];
let stops: (() => void)[];
let asked: number;
/** Answer to the next attempts to stream. */
let answer: () => Promise<Response>;

const POLL = 10_000;
/** Timeout in ms; a stream is read in turns of the event loop, regardless of the fake clock. */
const TIMEOUT_MS = 5000;
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
/** Returns a stream that sends these pieces and stays open. */
const streaming = (...pieces: string[]) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (stream) => pieces.forEach((piece) => stream.enqueue(new TextEncoder().encode(piece))),
      }),
    ),
  );
const blocked = () => Promise.resolve(new Response('', { status: 503 }));
const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};
const network = (isOn: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOn });
  window.dispatchEvent(new Event(isOn ? 'online' : 'offline'));
};
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

const start = () => stops.push(watch('orders', (change) => heard.push(change)));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.resetModules();
  ({ watch } = await import('@/lib/live/hub'));
  [heard, stops, asked] = [[], [], 0];
  answer = blocked;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return answer();
  });
});
afterEach(async () => {
  stops.forEach((stop) => stop());
  await pass(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  show('visible');
  network(true);
});

test('the stream’s events reach their watchers', async () => {
  answer = () => streaming(event('ready', {}), event('change', { collection: 'orders', id: 4 }));
  start();
  const end = performance.now() + TIMEOUT_MS;
  while (heard.length === 0 && performance.now() < end) {
    await pass(1);
    await new Promise(setImmediate);
  }
  expect(heard).toEqual([{ collection: 'orders', id: 4 }]);
  await pass(POLL);
  expect(heard).toHaveLength(1);
});

test('without a stream the screens poll every few seconds, until there is one', async () => {
  start();
  await pass(3 * POLL + 100);
  expect(heard).toEqual(Array(3).fill({ collection: 'orders' }));
  answer = () => streaming(event('ready', {}));
  await pass(40_000); // the next attempt, even after the longest pause
  const known = heard.length;
  await pass(3 * POLL);
  expect(heard).toHaveLength(known);
});

test('a hidden tab does not poll, and catches up when it is shown', async () => {
  start();
  await pass(POLL + 100);
  show('hidden');
  await pass(100);
  const [before, tries] = [heard.length, asked];
  await pass(10 * POLL);
  expect([heard.length, asked]).toEqual([before, tries]);
  show('visible');
  await pass(100);
  expect([heard.length, asked]).toEqual([before + 1, tries + 1]);
});

test('an offline tab is silent, and rereads everything once online', async () => {
  answer = () => streaming(event('ready', {}));
  start();
  await pass(100);
  network(false);
  await pass(10 * POLL);
  expect([heard, asked]).toEqual([[], 1]);
  network(true);
  await pass(100);
  expect([heard, asked]).toEqual([[{ collection: 'orders' }], 2]);
});

test('the stream ends with its person’s session', async () => {
  signInAs();
  const signals: AbortSignal[] = [];
  answer = () => streaming(event('ready', {}));
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return answer();
  });
  start();
  await pass(100);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' }));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
