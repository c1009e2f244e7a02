/** Replaces modules that the browser does not need (leaveOut.js). */
const unused = undefined;
export { unused as default, unused as getFetch };
/** Called by Next at start, for a list of scripts that is empty here. */
export const initScriptLoader = () => {};
/** Only `process.env` is read, and its variables are inlined at build time. */
export const env = {};
