import type { IncomingMessage, ServerResponse } from 'node:http';

const isTest = process.env.NODE_ENV === 'test';
/** Milliseconds that a body may stand still; tests may shorten it. */
export const SLOW_SENDER_TIMEOUT_MS = (isTest && Number(process.env.SLOW_SENDER_MS)) || 30_000;
/** Minimum number of bytes within that time; less counts as standing still. */
const LEAST_BYTES = 1024;
// Looks are counted instead of time, so that a pause of this machine cuts nobody off.
const CHECKS = 6;

const TOO_SLOW = JSON.stringify({
  data: null,
  error: {
    status: 408,
    name: 'RequestTimeoutError',
    message: 'The body stood still for too long',
    details: {},
  },
});

/**
 * Cuts off a client that stops sending in the middle of a body. Node itself limits only the whole time, which a phone
 * with a bad line may well need. The front does the same (scripts/front/slowSenders.mjs) for calls that come through
 * it.
 */
export function cutIfSlow(req: IncomingMessage, res: ServerResponse): void {
  const { headers, socket } = req;
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0)) return;
  let seen = socket.bytesRead;
  let still = 0;
  const timer = setInterval(() => {
    if (req.complete || req.destroyed) return stop();
    // Bytes that have come and are not read yet wait for us, not for the sender.
    const moves = socket.bytesRead - seen >= LEAST_BYTES || req.readableLength > 0;
    still = moves ? 0 : still + 1;
    if (moves) seen = socket.bytesRead;
    if (still < CHECKS) return;
    stop();
    cut(res);
  }, SLOW_SENDER_TIMEOUT_MS / CHECKS);
  timer.unref();
  const stop = () => clearInterval(timer);
  req.once('close', stop);
}

function cut(res: ServerResponse): void {
  const { socket } = res;
  if (res.headersSent) return void socket?.destroy();
  const head = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(TOO_SLOW),
    Connection: 'close',
  };
  res.writeHead(408, head).end(TOO_SLOW, () => socket?.destroy());
}
