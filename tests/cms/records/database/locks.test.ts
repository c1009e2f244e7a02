import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ROOT } from '@/scripts/launch/stack.mjs';
import type { Wire } from '../../support/api';

// The CMS has separate types that the site's tsconfig does not know, so its source is loaded here, not imported.
const locks: Wire = await import(path.join(ROOT, 'cms/src/records/database/locks.ts'));

let taken: unknown[];
let trx: Wire;
beforeEach(() => {
  taken = [];
  trx = { raw: async (text: string, bindings: number[]) => void taken.push(...bindings) };
});

const pairs = () => Array.from({ length: taken.length / 2 }, (_none, at) => taken.slice(at * 2, at * 2 + 2));
async function share() {
  await locks.shareEverything(trx);
  taken = [];
}
const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error) => locks.needsFullLock(error),
  );

test('a holder of the global lock takes no other', async () => {
  await locks.lockEverything(trx);
  taken = [];
  await locks.guard(trx, undefined);
  await locks.guard(trx, [{ of: 'list', key: 3 }]);
  expect(taken).toEqual([]);
});

test('locks are taken in one order, each once, in any notation', async () => {
  await share();
  await locks.guard(trx, [
    { of: 'stock', key: 9 },
    { of: 'list', key: 7 },
    { of: 'stock', key: 2 },
    { of: 'list', key: 7 },
  ]);
  expect(pairs().map(([, key]) => key)).toEqual([7, 2, 9]);
  await locks.guard(trx, [{ of: 'list', key: 7 }]);
  await locks.guard(trx, async () => [{ of: 'number', key: 0 }]);
  expect(pairs().map(([, key]) => key)).toEqual([7, 2, 9, 0]);
});

test('a task that needs a lock out of order, or the global one, restarts alone', async () => {
  await share();
  await locks.guard(trx, [{ of: 'order', key: 5 }]);
  expect(await isRefused(locks.guard(trx, [{ of: 'list', key: 1 }]))).toBe(true);
  expect(await isRefused(locks.guard(trx, [{ of: 'order', key: 4 }]))).toBe(true);
  expect(await isRefused(locks.guard(trx, undefined))).toBe(true);
  expect(await isRefused(Promise.reject(new Error('Another fault')))).toBe(false);
});
