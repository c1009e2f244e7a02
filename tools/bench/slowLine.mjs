import net from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** @import { Socket } from 'node:net' */

/** Bytes that pass at a time; the connections take turns, as on a real line. */
const SLICE = 1460;
/** Bytes of a connection that wait before the line; above that its sender has to wait. */
const WAITING = 65_536;

/**
 * @typedef {{ bitsPerSecond: number, roundTripMs: number }} Speed
 * @typedef {Awaited<ReturnType<typeof openSlowLine>>} SlowLine
 */

/**
 * Opens a port that passes everything on to another port of this machine like a slow line: each direction has the rate
 * and half of the round trip, and all connections share it, those of a service worker too. Opening a connection costs
 * nothing, as in the developer tools.
 * @param {number} to
 * @param {Speed} speed
 */
export async function openSlowLine(to, speed) {
  const up = createDirection(speed);
  const down = createDirection(speed);
  /** @type {Set<Socket>} */
  const open = new Set();
  const server = net.createServer((near) => {
    const far = net.connect(to, '127.0.0.1');
    for (const one of [near, far]) {
      open.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => open.delete(one));
    }
    near.on('close', () => far.destroy());
    up.pass(near, far);
    down.pass(far, near);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The slow line has no port.');
  return {
    port: address.port,
    /** Bytes that had come down until a time of the clock, since the line was opened. */
    bytesUntil: down.bytesUntil,
    /**
     * Makes the line as fast as the machine, or slow again.
     * @param {boolean} isSlow
     */
    slow(isSlow) {
      up.slow(isSlow);
      down.slow(isSlow);
    },
    async close() {
      for (const one of open) one.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @param {Speed} speed */
function createDirection({ bitsPerSecond, roundTripMs }) {
  /** @type {(() => Promise<boolean>)[]} */
  const queue = [];
  /** @type {{ at: number, total: number }[]} */
  const passed = [];
  let isSlow = true;
  let isRunning = false;
  let freeAt = 0;
  let total = 0;

  /** Lets the connections pass one slice each, in turns. */
  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (let next = queue.shift(); next; next = queue.shift()) if (await next()) queue.push(next);
    isRunning = false;
  }

  /** @param {number} bytes */
  async function take(bytes) {
    const now = performance.now();
    freeAt = isSlow ? Math.max(freeAt, now) + (bytes * 8000) / bitsPerSecond : now;
    if (freeAt > now) await setTimeout(freeAt - now);
  }

  /** @param {Socket} from @param {Socket} to */
  function pass(from, to) {
    let waiting = Buffer.alloc(0);
    let isEnding = false;
    let isQueued = false;
    let last = Promise.resolve();
    /**
     * Does something after half of the round trip, and after everything before it.
     * @param {() => void} work
     */
    const later = (work) => {
      const due = performance.now() + (isSlow ? roundTripMs / 2 : 0);
      last = last.then(async () => {
        const left = due - performance.now();
        if (left > 0) await setTimeout(left);
        if (!to.destroyed) work();
      });
    };
    const turn = async () => {
      const slice = waiting.subarray(0, SLICE);
      waiting = waiting.subarray(slice.length);
      await take(slice.length);
      if (waiting.length < WAITING) from.resume();
      later(() => {
        total += slice.length;
        passed.push({ at: Date.now(), total });
        to.write(slice);
      });
      isQueued = waiting.length > 0;
      if (isEnding && !isQueued) later(() => to.end());
      return isQueued;
    };
    from.on('data', (bytes) => {
      waiting = Buffer.concat([waiting, bytes]);
      if (waiting.length >= WAITING) from.pause();
      if (isQueued) return;
      isQueued = true;
      queue.push(turn);
      void run();
    });
    from.on('end', () => {
      isEnding = true;
      if (!isQueued) later(() => to.end());
    });
  }

  return {
    pass,
    /** @param {boolean} slow */
    slow: (slow) => void (isSlow = slow),
    /** @param {number} time */
    bytesUntil: (time) => passed.findLast(({ at }) => at <= time)?.total ?? 0,
  };
}
