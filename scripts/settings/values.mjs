/** Error of a wrong or missing setting; the message names the variable and its valid values. */
export class SettingsError extends Error {
  constructor(variable, text) {
    super(`${variable} ${text}`);
    this.name = 'SettingsError';
    this.variable = variable;
  }
}

/** Returns the value if it is one of the allowed ones; throws a SettingsError otherwise. */
export function oneOf(given, variable, values, usual) {
  const value = given[variable] ?? usual;
  if (values.includes(value)) return value;
  throw new SettingsError(variable, `must be ${values.join(' or ')}, and is "${value}".`);
}

/** Returns the value; throws a SettingsError if it is missing. */
export function required(given, variable, what) {
  if (given[variable]) return given[variable];
  throw new SettingsError(variable, `is missing: ${what}.`);
}

/** Returns the environment without empty values. */
export const filled = (env) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
/** Splits a comma-separated value into a list. */
export const list = (text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
