/** A setting that is wrong or missing; the message names the variable and says what it takes. */
export class SettingsError extends Error {
  constructor(variable, text) {
    super(`${variable} ${text}`);
    this.name = 'SettingsError';
    this.variable = variable;
  }
}

/** The value, if it is one of those allowed. */
export function oneOf(given, variable, values, usual) {
  const value = given[variable] ?? usual;
  if (values.includes(value)) return value;
  throw new SettingsError(variable, `must be ${values.join(' or ')}, and is "${value}".`);
}

/** The value, which must be there. */
export function required(given, variable, what) {
  if (given[variable]) return given[variable];
  throw new SettingsError(variable, `is missing: ${what}.`);
}

/** The environment without empty values. */
export const filled = (env) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
/** A comma-separated value as a list. */
export const list = (text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
