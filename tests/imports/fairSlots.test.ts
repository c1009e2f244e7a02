import { expect, test } from 'vitest';
import { fairSlots } from '@/cms/src/queues/fairSlots';

const SOON = { timeout: 5_000, interval: 5 };

/** Creates tasks that end on command, with the names of those that have begun. */
function works(inSlot: ReturnType<typeof fairSlots>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (name: string) =>
      void inSlot(name.charCodeAt(0), () => {
        begun.push(name);
        return new Promise<void>((resolve) => void ends.set(name, resolve));
      }),
    end: (name: string) => ends.get(name)?.(),
  };
}

test('one slot is left for others: a person gets a second only while two are free', async () => {
  const { begun, ask, end } = works(fairSlots(3, 1));
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

test('people take turns, however many tasks one of them has', async () => {
  const { begun, ask, end } = works(fairSlots(1));
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) ask(name);
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    await expect.poll(() => begun.at(-1), SOON).toBe(name);
    end(name);
  }
});
