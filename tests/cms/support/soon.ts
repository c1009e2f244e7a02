/**
 * Timeout and interval in ms for waiting on work that the CMS does after its answer: polls often, and gives up late.
 */
export const SOON = { timeout: 20_000, interval: 20 };
