import { expect, test } from 'vitest';
import { slots } from '@/lib/domain/slots';
import { at } from '@/tests/support/at';

const SOON = { timeout: 5_000, interval: 5 };

test('two tasks run at once, the others in order, even after a failure', async () => {
  const inSlot = slots(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const run = (at: number) =>
    inSlot(async () => {
      begun.push(at);
      await new Promise<void>((resolve) => void ends.push(resolve));
      if (at === 1) throw new Error('failed');
      return at;
    });
  const works = [0, 1, 2, 3].map(run);
  const settled = Promise.allSettled(works);
  await expect.poll(() => begun, SOON).toEqual([0, 1]);
  at(ends, 1)();
  await expect.poll(() => begun, SOON).toEqual([0, 1, 2]);
  at(ends, 0)();
  await expect.poll(() => begun, SOON).toEqual([0, 1, 2, 3]);
  at(ends, 2)();
  at(ends, 3)();
  expect((await settled).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
  ]);
});
