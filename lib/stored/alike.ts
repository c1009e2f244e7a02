/**
 * Whether a value that was kept somewhere is of the kind of a sample: a list holds things like the sample's first, an object has fields
 * like those that the sample has. What a browser kept may be another version's, or nobody's.
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
