/** Returns a value that an earlier check guarantees; throws if it is undefined after all. */
export function present<T>(value: T | undefined, what?: string): T {
  if (value === undefined) throw missing(what);
  return value;
}

/** Stands apart from `present`, which inner loops call, so that the compiler inlines that one everywhere. */
const missing = (what = 'a value'): Error => new Error(`Missing ${what}`);
