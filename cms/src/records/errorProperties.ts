/**
 * Reads a text property of anything thrown: our own errors, those of drivers and of the system, and any other value.
 */
const textProperty = (thrown: unknown, name: 'code' | 'message' | 'stack'): string | undefined => {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const value: unknown = Reflect.get(thrown, name);
  return typeof value === 'string' ? value : undefined;
};

/** Returns the error code of a driver or of the system (SQLITE_BUSY, ENOSPC); empty if there is none. */
export const codeOf = (thrown: unknown): string => textProperty(thrown, 'code') ?? '';
export const messageOf = (thrown: unknown): string => textProperty(thrown, 'message') ?? '';
/** Returns the stack trace for the log, or the thrown value as text. */
export const stackOf = (thrown: unknown): string => textProperty(thrown, 'stack') ?? String(thrown);
