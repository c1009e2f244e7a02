import { readFileSync } from 'node:fs';

/** Where Linux tells for how many nanoseconds the thread that asks has run. */
const WORKED = '/proc/thread-self/schedstat';
/** On a machine that has others to serve nobody waits longer than so many times the seconds. */
const PATIENCE = 3;

/**
 * A clock in milliseconds of this thread's own work: the same steps are done in the same time, however busy the machine is. Where the
 * system does not tell, it is the clock on the wall.
 */
export function threadClock(): () => number {
  const start = performance.now();
  const passed = () => performance.now() - start;
  const before = workedNow();
  if (before === undefined) return passed;
  return () => Math.max((workedNow() ?? before) - before, passed() / PATIENCE);
}

function workedNow(): number | undefined {
  try {
    return Number(readFileSync(WORKED, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
