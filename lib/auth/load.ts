/** The identity provider's part of the app, loaded when it is first needed and never with the first paint. */
export const loadAuth = () => import('./firebase');
