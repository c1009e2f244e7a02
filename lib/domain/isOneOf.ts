/** Tells whether a value is in a closed list, so that a text becomes one of its words. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value);
