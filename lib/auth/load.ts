/** Loads the identity provider's code on first use, never with the first paint. */
export const loadAuth = () => import('./firebase');
