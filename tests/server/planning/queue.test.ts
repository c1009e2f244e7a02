import { beforeEach, expect, test, vi } from 'vitest';
import { CallerDisconnected, shortestFirst, type Turn } from '@/cms/src/planning/queue';

const LEAST = 3_000;
const LONGEST = 10_000;
const SOON = { timeout: 5_000, interval: 5 };

let clock = 0;
let begun: string[] = [];
let turns = new Map<string, Turn>();
let ends = new Map<string, () => void>();
let inTurn: ReturnType<typeof shortestFirst>;

const opened = (most = 1) => shortestFirst({ most, least: LEAST, longest: LONGEST, clock: () => clock });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [clock, begun, turns, ends] = [0, [], new Map(), new Map()];
  inTurn = opened();
  return () => vi.useRealTimers();
});

/** Queues a task of the person named by its first letter; it ends when the test says so. */
function ask(name: string, size = 10): { leave: () => void; done: Promise<unknown> } {
  const gone = new AbortController();
  const piece = { person: name.charCodeAt(0), size, signal: gone.signal };
  const done = inTurn(piece, (turn) => {
    begun.push(name);
    turns.set(name, turn);
    return new Promise<void>((resolve) => void ends.set(name, resolve));
  }).catch((error: unknown) => error);
  return { leave: () => gone.abort(), done };
}
async function settle(): Promise<void> {
  for (let at = 0; at < 10; at++) await Promise.resolve();
}
async function passed(milliseconds: number): Promise<void> {
  await settle();
  clock += milliseconds;
  vi.advanceTimersByTime(milliseconds);
  await settle();
}
/** Ends each task as it begins, and checks their order. */
async function order(expected: readonly string[]): Promise<void> {
  for (const [at, name] of expected.entries()) {
    await settle();
    expect(begun[at], begun.join()).toBe(name);
    ends.get(name)?.();
  }
  await settle();
  expect(begun).toEqual(expected);
}

test('short tasks go before long ones, in any order of arrival', async () => {
  ask('a', 6_720);
  for (const name of ['b', 'c', 'd']) ask(name, 6_720);
  ask('z', 20);
  await order(['a', 'z', 'b', 'c', 'd']);
});

test('a person’s next task comes after the first ones of the others, however short', async () => {
  ask('a1', 10);
  ask('a2', 1);
  ask('a3', 1);
  ask('b1', 50);
  ask('c1', 40);
  await order(['a1', 'c1', 'b1', 'a2', 'a3']);
});

test('no task waits forever for new short ones', async () => {
  ask('a', 5);
  ask('b', 9_000);
  await settle();
  for (const [at, next] of ['c', 'd', 'e', 'f'].entries()) {
    ask(next, 5);
    await passed(LONGEST / 3);
    ends.get(begun.at(-1) ?? '')?.();
    await settle();
    expect(begun.includes('b'), `after ${clock}`).toBe(at >= 2);
  }
});

test('a running task is told to end once others wait and its minimum time is over', async () => {
  ask('a');
  await passed(LEAST);
  const { isCrowded, cut } = turns.get('a')!;
  expect([isCrowded(), cut.aborted]).toEqual([false, false]);
  ask('b');
  await settle();
  expect([isCrowded(), cut.aborted]).toEqual([true, true]);
  ends.get('a')?.();
  await settle();
  ask('c');
  await passed(LEAST - 1);
  expect(turns.get('b')?.cut.aborted).toBe(false);
  await passed(1);
  expect(turns.get('b')?.cut.aborted).toBe(true);
});

test('a person’s next request does not interrupt their own running one', async () => {
  ask('a1');
  ask('a2');
  await passed(LEAST);
  expect(turns.get('a1')?.isCrowded()).toBe(false);
  expect(turns.get('a1')?.cut.aborted).toBe(false);
});

test('a caller who leaves stops waiting, and holds up nobody', async () => {
  ask('a');
  const left = ask('b', 1);
  ask('c');
  await settle();
  left.leave();
  expect(await left.done).toBeInstanceOf(CallerDisconnected);
  await order(['a', 'c']);
});

test('a task of a caller who has left does not begin', async () => {
  const gone = new AbortController();
  gone.abort();
  await expect(inTurn({ person: 1, size: 1, signal: gone.signal }, async () => 1)).rejects.toThrow(
    CallerDisconnected,
  );
});

test('two concurrent tasks never belong to one person', async () => {
  inTurn = opened(2);
  for (const name of ['a1', 'a2', 'b1', 'c1']) ask(name);
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  ends.get('b1')?.();
  await expect.poll(() => begun, SOON).toEqual(['a1', 'b1', 'c1']);
});

test('a failed task frees its slot too', async () => {
  const piece = { person: 1, size: 1, signal: new AbortController().signal };
  await expect(inTurn(piece, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  ask('b');
  await settle();
  expect(begun).toEqual(['b']);
});
