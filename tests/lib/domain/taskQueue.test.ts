import { expect, test } from 'vitest';
import { createTaskQueue } from '@/lib/domain/taskQueue';
import { given } from '@/tests/support/at';

const SOON = { timeout: 5_000, interval: 5 };

/** Works that end when they are told to, by the names that they begin under; the first letter is the person. */
function works(inQueue: ReturnType<typeof createTaskQueue>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (name: string) =>
      void inQueue(() => {
        begun.push(name);
        return new Promise<void>((resolve) => void ends.set(name, resolve));
      }, name.charCodeAt(0)),
    end: (name: string) => ends.get(name)?.(),
  };
}

test('two at once, the others in their order, also after one that fails', async () => {
  const inQueue = createTaskQueue({ concurrency: 2, timeout: 10_000 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const run = (at: number) =>
    inQueue(async () => {
      begun.push(at);
      await new Promise<void>((resolve) => void ends.push(resolve));
      if (at === 1) throw new Error('failed');
      return at;
    });
  const works = [0, 1, 2, 3].map(run);
  const settled = Promise.allSettled(works);
  await expect.poll(() => begun, SOON).toEqual([0, 1]);
  given(ends[1])();
  await expect.poll(() => begun, SOON).toEqual([0, 1, 2]);
  given(ends[0])();
  await expect.poll(() => begun, SOON).toEqual([0, 1, 2, 3]);
  given(ends[2])();
  given(ends[3])();
  expect((await settled).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
  ]);
});

test('one is reserved for others: a person has a second only while two are free', async () => {
  const { begun, ask, end } = works(createTaskQueue({ concurrency: 3, reserved: 1 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name);
  await expect.poll(() => begun, SOON).toEqual(['a1', 'a2']);
  ask('b1');
  await expect.poll(() => begun, SOON).toEqual(['a1', 'a2', 'b1']);
  ask('c1');
  end('a1');
  await expect.poll(() => begun, SOON).toEqual(['a1', 'a2', 'b1', 'c1']);
  end('b1');
  end('c1');
  end('a2');
  await expect.poll(() => begun, SOON).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('people take turns, however much one of them has waiting', async () => {
  const { begun, ask, end } = works(createTaskQueue({ concurrency: 1 }));
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) ask(name);
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    await expect.poll(() => begun.at(-1), SOON).toBe(name);
    end(name);
  }
});

test('a task that has waited too long is rejected and never runs; the others go on', async () => {
  const inQueue = createTaskQueue({ concurrency: 1, timeout: 20 });
  let end: () => void = () => undefined;
  const first = inQueue(() => new Promise<void>((resolve) => void (end = resolve)));
  let isDone = false;
  await expect(inQueue(async () => void (isDone = true))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  end();
  await first;
  expect(await inQueue(async () => 'next')).toBe('next');
  expect(isDone).toBe(false);
});
