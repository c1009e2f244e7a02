/**
 * Variables of the environment, by their names.
 * @typedef {Record<string, string | undefined>} Given
 */

/** Error of a wrong or missing setting; the message names the variable and its valid values. */
export class SettingsError extends Error {
  /** @param {string} variable @param {string} text */
  constructor(variable, text) {
    super(`${variable} ${text}`);
    this.name = 'SettingsError';
    this.variable = variable;
  }
}

/**
 * Returns the value if it is one of the allowed ones; throws a SettingsError otherwise.
 * @template {string} T
 * @param {Given} given
 * @param {string} variable
 * @param {readonly T[]} values
 * @param {string} usual
 */
export function oneOf(given, variable, values, usual) {
  const value = given[variable] ?? usual;
  const found = values.find((one) => one === value);
  if (found !== undefined) return found;
  throw new SettingsError(variable, `must be ${values.join(' or ')}, and is "${value}".`);
}

/**
 * Returns the value; throws a SettingsError if it is missing.
 * @param {Given} given
 * @param {string} variable
 * @param {string} what
 */
export function required(given, variable, what) {
  const value = given[variable];
  if (value) return value;
  throw new SettingsError(variable, `is missing: ${what}.`);
}

/**
 * Returns the environment without empty values.
 * @param {Given} env
 */
export function filled(env) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const [name, value] of Object.entries(env)) if (value?.trim()) values[name] = value;
  return values;
}

/**
 * Splits a comma-separated value into a list.
 * @param {string} text
 */
export const list = (text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
