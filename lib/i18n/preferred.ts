/** Tells whether Georgian is this browser's first language. */
export const prefersGeorgian = (): boolean => /^ka\b/i.test(navigator.languages?.[0] ?? navigator.language);
