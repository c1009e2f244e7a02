/** So many milliseconds a call waits for its turn at the database; then it is told so, and nothing of it happens later. */
export const TURN_PATIENCE = Number((process.env.NODE_ENV === 'test' && process.env.TURN_PATIENCE) || 50_000);
