// Less than this within the patience is standing still.
const LEAST_BYTES = 1024;
// Looks are counted, not time, so that a machine that stood still itself cuts nobody off.
const LOOKS = 6;
export const PATIENCE_MS = 30_000;

/**
 * Calls `cut` once a body has stood still for as long as `patience`; Node itself only limits the whole time, which a phone with
 * a bad line may well need. Answers and streams of events have all the time they want. The CMS does the same
 * (cms/src/doors/slow-senders.ts) for those who come past the front.
 */
export function watchSender(req, patience, cut) {
  const { headers, socket } = req;
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0)) return;
  let seen = socket.bytesRead;
  let still = 0;
  const timer = setInterval(() => {
    if (req.complete || req.destroyed) return stop();
    // What has come and is not read yet waits for us, not for the sender.
    const moves = socket.bytesRead - seen >= LEAST_BYTES || req.readableLength > 0;
    still = moves ? 0 : still + 1;
    if (moves) seen = socket.bytesRead;
    if (still < LOOKS) return;
    stop();
    cut();
  }, patience / LOOKS);
  timer.unref();
  const stop = () => clearInterval(timer);
  req.once('close', stop);
}
