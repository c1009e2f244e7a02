/**
 * Event of Chromium's trace, with times in µs; `tdur` is the CPU time that it took.
 * @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 */

/** Factor by which Lighthouse's phone is slower than this machine. */
const SLOWER = 4;
/** Time in ms from which on a task blocks the page. */
const LONG_MS = 50;

/**
 * Returns the CPU-seconds of the page's main thread (not slowed down), and the ms that its tasks would block a phone
 * beyond 50 ms each. Both count CPU time and not the clock's, so other programs do not change them. The main thread is
 * the renderer's that has worked most.
 * @param {readonly TraceEvent[]} events
 */
export function mainThreadOf(events) {
  /** @type {Map<string, TraceEvent[]>} */
  const threads = new Map();
  for (const event of events.filter(({ name }) => name.endsWith('RunTask'))) {
    const key = `${event.pid}/${event.tid}`;
    threads.set(key, [...(threads.get(key) ?? []), event]);
  }
  const all = [...threads.values()].map((tasks) => outermost(tasks).map(({ tdur = 0 }) => tdur / 1000));
  const times = all.toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
  return {
    cpuSeconds: sum(times) / 1000,
    blockedMs: sum(times.map((time) => Math.max(0, time * SLOWER - LONG_MS))),
  };
}

/**
 * Returns the tasks that no other one contains.
 * @param {TraceEvent[]} tasks
 */
function outermost(tasks) {
  let end = -Infinity;
  return tasks
    .toSorted((one, other) => one.ts - other.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
