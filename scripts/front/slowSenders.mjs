// Fewer bytes than this within the timeout count as a stalled body.
/** @import { IncomingMessage } from 'node:http' */

const LEAST_BYTES = 1024;
// Counts checks instead of time, so that a machine that stalled itself cuts nobody off.
const CHECKS = 6;
export const SLOW_SENDER_TIMEOUT_MS = 30_000;

/**
 * Calls `cut` once a body has stalled for `patience` ms. Node itself limits only the total time, which a phone on a bad
 * line may need. Answers and event streams have no limit. The CMS does the same (cms/src/doors/slow-senders.ts) for
 * callers that bypass the front.
 * @param {IncomingMessage} req
 * @param {number} timeoutMs
 * @param {() => void} cut
 */
export function watchSender(req, timeoutMs, cut) {
  const { headers, socket } = req;
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0)) return;
  let seen = socket.bytesRead;
  let still = 0;
  const timer = setInterval(() => {
    if (req.complete || req.destroyed) return stop();
    // Received bytes that are not read yet wait for us, not for the sender.
    const moves = socket.bytesRead - seen >= LEAST_BYTES || req.readableLength > 0;
    still = moves ? 0 : still + 1;
    if (moves) seen = socket.bytesRead;
    if (still < CHECKS) return;
    stop();
    cut();
  }, timeoutMs / CHECKS);
  timer.unref();
  const stop = () => clearInterval(timer);
  req.once('close', stop);
}
