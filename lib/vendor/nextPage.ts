/** Returns the build of this page from Next's `__NEXT_DATA__`, which alone names it in the browser. */
export const pageBuild = (): string | undefined => window.__NEXT_DATA__?.buildId;

/** Selects the element into which Next renders every page, and whose id nobody can choose. */
export const NEXT_ROOT = '#__next';
