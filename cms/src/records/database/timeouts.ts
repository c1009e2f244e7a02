/** Milliseconds a call waits in the queue for the database; then it fails, and nothing of it happens later. */
export const QUEUE_TIMEOUT_MS = Number(
  (process.env.NODE_ENV === 'test' && process.env.QUEUE_TIMEOUT_MS) || 50_000,
);
/** Milliseconds a transaction waits for a database that another process has locked, such as a backup. */
export const LOCK_TIMEOUT_MS = 5_000;
