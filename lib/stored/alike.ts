/**
 * Tells whether a stored value has the same shape as a sample: list elements like the sample's first, objects with at
 * least the sample's fields. A browser's stored data may come from another version of the app, or be invalid.
 */
export function isAlike<T>(value: unknown, sample: T): value is T {
  if (typeof value !== typeof sample || value === null || Array.isArray(value) !== Array.isArray(sample))
    return false;
  if (Array.isArray(sample))
    return (value as unknown[]).every((one) => !sample.length || isAlike(one, sample[0]));
  if (typeof sample !== 'object') return true;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(sample as object).every(([name, part]) => isAlike(fields[name], part));
}
