import http from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { openSlowLine, type SlowLine } from '@/tools/bench/slowLine.mjs';

const SPEED = { bitsPerSecond: 400_000, roundTripMs: 100 };
const BODY = 'x'.repeat(20_000);
/** The least time in ms that the body takes: its bits, and one round trip. */
const LEAST_MS = (BODY.length * 8_000) / SPEED.bitsPerSecond + SPEED.roundTripMs;

let server: http.Server;
let line: SlowLine;
afterEach(async () => {
  await line.close();
  server.close();
});

async function opened() {
  server = http.createServer((_, res) => res.end(BODY));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  line = await openSlowLine(typeof address === 'object' && address ? address.port : 0, SPEED);
  return async () => {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${line.port}/`, { headers: { connection: 'close' } });
    return { text: await answer.text(), ms: performance.now() - began };
  };
}

test('an answer arrives whole, and takes the time of its bits and a round trip', async () => {
  const ask = await opened();
  const { text, ms } = await ask();
  expect(text).toBe(BODY);
  // a timer may come a millisecond early
  expect(ms).toBeGreaterThanOrEqual(LEAST_MS - 5);
  expect(line.bytesUntil(Date.now())).toBeGreaterThanOrEqual(BODY.length);
});

test('two connections share the line', async () => {
  const ask = await opened();
  const answers = await Promise.all([ask(), ask()]);
  const last = Math.max(...answers.map(({ ms }) => ms));
  expect(last).toBeGreaterThanOrEqual(2 * LEAST_MS - SPEED.roundTripMs - 5);
});

test('the bytes until a time are those that had come down by then', async () => {
  const ask = await opened();
  const before = Date.now() - 1;
  await ask();
  expect(line.bytesUntil(before)).toBe(0);
  const first = line.bytesUntil(Date.now());
  line.slow(false);
  await ask();
  expect(line.bytesUntil(Date.now())).toBe(2 * first);
});
