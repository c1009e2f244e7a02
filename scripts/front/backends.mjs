import { probe } from './health.mjs';

const CHECK_MS = 1000;
/** A backend that fails is left alone for this long, then longer each time. */
const PAUSES_MS = [500, 1000, 2000, 5000, 10_000];

/**
 * The processes that can answer for a part: the least busy of the healthy ones is asked. Whoever refuses, breaks off or does not
 * answer its check is left out at once, and tried again after growing pauses; of one alone there is nobody to choose.
 * @param {string[]} urls @param {{ path: string, now?: () => number, every?: number }} options
 */
export function createBackends(urls, { path, now = Date.now, every = CHECK_MS }) {
  const all = urls.map((url) => backendAt(url));
  let turn = 0;

  function failed(one) {
    if (one.until > now()) return;
    one.failures += 1;
    one.until = now() + PAUSES_MS[Math.min(one.failures, PAUSES_MS.length) - 1];
    if (all.length === 1) return;
    // Nobody who can go elsewhere waits for one that is gone or hangs.
    for (const leave of [...one.leaving]) leave();
  }
  function works(one) {
    one.failures = 0;
    one.until = 0;
  }
  const isOpen = (one) => !one.isDraining && one.until <= now();

  /** Whom to ask, of those not tried yet; where none is healthy, the one that is tried again soonest. */
  function pick(tried = []) {
    turn += 1;
    const left = all.filter((one) => !tried.includes(one));
    const open = left.filter(isOpen);
    const inTurn = (list) => list.map((_, at) => list[(at + turn) % list.length]);
    return open.length > 0
      ? inTurn(open).reduce((least, one) => (one.active < least.active ? one : least))
      : left.toSorted((one, other) => one.until - other.until)[0];
  }

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

function backendAt(url) {
  const { hostname, port } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 80),
    active: 0,
    failures: 0,
    until: 0,
    isDraining: false,
    /** What ends a call that may go elsewhere, or a stream whose reader comes again. */
    leaving: new Set(),
  };
}
