/** Tells whether a value can have fields: an object, a list or an error. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns a field of something of unknown shape; undefined if it has none. */
export const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
