import { readFileSync } from 'node:fs';

/** Linux file with the nanoseconds that the current thread has run. */
const WORKED = '/proc/thread-self/schedstat';
/** Maximum ratio of wall-clock time to thread time, so that nobody waits too long on a busy machine. */
const MAX_WALL_RATIO = 3;

/**
 * Returns a clock of this thread's processor time in milliseconds: the same steps take the same time, however busy the
 * machine is. Uses wall-clock time if the system does not report thread time.
 */
export function threadClock(): () => number {
  const start = performance.now();
  const passed = () => performance.now() - start;
  const before = workedNow();
  if (before === undefined) return passed;
  return () => Math.max((workedNow() ?? before) - before, passed() / MAX_WALL_RATIO);
}

function workedNow(): number | undefined {
  try {
    return Number(readFileSync(WORKED, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
