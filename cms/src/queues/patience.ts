/** Milliseconds a call waits in the queue for the database; then it fails, and nothing of it happens later. */
export const TURN_PATIENCE = Number((process.env.NODE_ENV === 'test' && process.env.TURN_PATIENCE) || 50_000);
