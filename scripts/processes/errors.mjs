/**
 * Returns a system error's code; undefined for any other error.
 * @param {unknown} error
 */
export function codeOf(error) {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/**
 * Returns an error's message.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Returns what an operator reads of an error: of one of the `known` names the message, of any other the whole stack.
 * @param {unknown} error
 * @param {string[]} known
 */
export function toldOf(error, known) {
  if (!(error instanceof Error)) return String(error);
  return known.includes(error.name) ? error.message : error.stack;
}
