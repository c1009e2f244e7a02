/** Stands in the browser for parts of axios that nothing calls (next.config.js). */
const unused = undefined;
export { unused as default, unused as getFetch };
