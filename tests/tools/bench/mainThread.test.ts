import { expect, test } from 'vitest';
import { mainThreadOf } from '@/tools/bench/mainThread.mjs';

/** A task that begins at a time and takes ms of the clock and of the CPU, on a thread. */
const task = (at: number, ms: number, cpu: number, tid = 1) => ({
  name: 'RunTask',
  pid: 7,
  tid,
  ts: at * 1000,
  dur: ms * 1000,
  tdur: cpu * 1000,
});

test('CPU time counts, not the time of the clock, and a task inside another counts once', () => {
  const events = [task(0, 900, 20), task(100, 50, 5), task(1000, 30, 10)];
  expect(mainThreadOf(events)).toEqual({ cpuSeconds: 0.03, blockedMs: 30 });
});

test('the thread that has worked most is the page’s; other events are not tasks', () => {
  const events = [task(0, 10, 10, 1), task(0, 40, 40, 2), { ...task(0, 99, 99, 3), name: 'Paint' }];
  expect(mainThreadOf(events)).toEqual({ cpuSeconds: 0.04, blockedMs: 110 });
});

test('an empty trace took nothing', () => {
  expect(mainThreadOf([])).toEqual({ cpuSeconds: 0, blockedMs: 0 });
});
