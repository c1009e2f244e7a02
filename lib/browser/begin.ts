/**
 * Begins to load a part's code as soon as the page's own script runs, while the page still wakes. A failure is left to
 * the part, which asks again.
 */
export function begin(load: () => Promise<unknown>): void {
  if (typeof window !== 'undefined') load().catch(() => undefined);
}
