import { probe } from './health.mjs';

/**
 * `leaving` are functions that end a call which can be repeated elsewhere, or a stream whose client will reconnect.
 * @typedef {{ host: string, port: number, active: number, failures: number, until: number, isDraining: boolean,
 *   isBeingChecked: boolean, leaving: Set<() => void> }} Backend
 * @typedef {ReturnType<typeof createBackends>} Pool
 */

const CHECK_MS = 1000;
/** Pauses before a failed backend is used again, growing with each failure. */
const PAUSES_MS = [500, 1000, 2000, 5000];
const LONGEST_PAUSE_MS = 10_000;

/**
 * Balances the processes of a part: picks the least busy healthy one. A process that refuses, breaks off or misses its
 * check is excluded at once, and retried after growing pauses; a single process is always used.
 * @param {string[]} urls @param {{ path: string, now?: () => number, every?: number }} options
 */
export function createBackends(urls, { path, now = Date.now, every = CHECK_MS }) {
  const all = urls.map((url) => backendAt(url));
  let turn = 0;

  /** @param {Backend} one */
  function failed(one) {
    if (one.until > now()) return;
    one.failures += 1;
    one.until = now() + (PAUSES_MS[one.failures - 1] ?? LONGEST_PAUSE_MS);
    if (all.length === 1) return;
    // Calls that can go to another backend do not wait for one that is gone or hangs.
    for (const leave of [...one.leaving]) leave();
  }
  /** @param {Backend} one */
  function works(one) {
    one.failures = 0;
    one.until = 0;
  }
  /** @param {Backend} one */
  const isOpen = (one) => !one.isDraining && one.until <= now();

  /**
   * Returns the backend for a call, out of those not tried yet; if none is healthy, the one whose pause ends first.
   * @param {Backend[]} [tried]
   */
  function pick(tried = []) {
    turn += 1;
    const left = all.filter((one) => !tried.includes(one));
    const open = left.filter(isOpen);
    const first = turn % open.length;
    return open.length > 0
      ? [...open.slice(first), ...open.slice(0, first)].reduce((least, one) =>
          one.active < least.active ? one : least,
        )
      : left.reduce((soonest, one) => (one.until < soonest.until ? one : soonest));
  }

  /** @param {Backend} one */
  async function check(one) {
    if (one.until > now() || one.isBeingChecked) return;
    one.isBeingChecked = true;
    const status = await probe(one, 'GET', path, every * 2);
    one.isBeingChecked = false;
    one.isDraining = status === 503;
    if (status === undefined) failed(one);
    else works(one);
  }
  const timer = all.length > 1 ? setInterval(() => all.forEach((one) => void check(one)), every) : undefined;
  timer?.unref();

  return { all, pick, failed, works, close: () => clearInterval(timer) };
}

/** @param {string} url @returns {Backend} */
function backendAt(url) {
  const { hostname, port } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 80),
    active: 0,
    failures: 0,
    until: 0,
    isDraining: false,
    isBeingChecked: false,
    leaving: new Set(),
  };
}
