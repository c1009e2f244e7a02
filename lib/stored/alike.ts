import { isObject } from '@/lib/domain/fieldOf';

/**
 * Tells whether a stored value has the same shape as a sample: list elements like the sample's first, objects with at
 * least the sample's fields. A browser's stored data may come from another version of the app, or be invalid.
 */
export function isAlike<T>(value: unknown, sample: T): value is T {
  if (typeof value !== typeof sample || value === null) return false;
  if (Array.isArray(value) && Array.isArray(sample))
    return value.every((one) => !sample.length || isAlike(one, sample[0]));
  if (Array.isArray(value) || Array.isArray(sample)) return false;
  if (!isObject(value) || !isObject(sample)) return true;
  return Object.entries(sample).every(([name, part]) => isAlike(value[name], part));
}
