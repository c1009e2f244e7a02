import { expect, test } from 'vitest';
import { createPasswordLimit } from '@/scripts/front/passwords.mjs';

const WITHIN_MS = 10 * 60_000;

test('the twenty-first wrong password waits, also where the wait ends in the same moment', () => {
  let now = 0;
  const times: number[] = [];
  const { take } = createPasswordLimit(() => times.shift() ?? now);
  for (let attempt = 0; attempt < 20; attempt += 1) expect(take('::1', 'a@b').wait).toBeUndefined();
  now = WITHIN_MS - 1;
  expect(take('::1', 'a@b')).toEqual({ wait: 1 });
  times.push(WITHIN_MS - 1, WITHIN_MS);
  expect(take('::1', 'a@b')).toEqual({ wait: 0 });
});

test('a right password counts for nothing', () => {
  const { take } = createPasswordLimit(() => 0);
  for (let attempt = 0; attempt < 30; attempt += 1) take('::1', 'a@b').right?.();
  expect(take('::1', 'a@b').wait).toBeUndefined();
});
