/** Stands in the browser for what nothing there needs (next.config.js). */
const unused = undefined;
export { unused as default, unused as getFetch };
/** Next starts with it, for a list of scripts that is empty here. */
export const initScriptLoader = () => {};
/** The variables of `process` are built in; nothing else of it is read. */
export const env = {};
