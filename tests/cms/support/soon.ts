/** How a test waits for what the CMS does by itself after its answer: looked for often, and given up only where it never comes. */
export const SOON = { timeout: 20_000, interval: 20 };
