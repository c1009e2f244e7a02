/** Whether Georgian is the first language of this browser. */
export const prefersGeorgian = (): boolean => /^ka\b/i.test(navigator.languages?.[0] ?? navigator.language);
