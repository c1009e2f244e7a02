/** What anything that was thrown says of itself: errors of our own, of drivers and of the system, and whatever else. */
const told = (thrown: unknown, name: 'code' | 'message' | 'stack'): string | undefined => {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const value: unknown = Reflect.get(thrown, name);
  return typeof value === 'string' ? value : undefined;
};

/** The code of a driver or of the system (SQLITE_BUSY, ENOSPC); empty where there is none. */
export const codeOf = (thrown: unknown): string => told(thrown, 'code') ?? '';
export const messageOf = (thrown: unknown): string => told(thrown, 'message') ?? '';
/** Where it was thrown, for the log. */
export const stackOf = (thrown: unknown): string => told(thrown, 'stack') ?? String(thrown);
