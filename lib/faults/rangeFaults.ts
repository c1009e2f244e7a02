import { ApiError, type FieldMessage } from '@/lib/api/errors';

export type RangeFaults = Partial<Record<'from' | 'to', FieldMessage>>;

/** Returns the CMS's faults of a range of days, by field; the alert shows any other failure. */
export function rangeFaults(cause: unknown): RangeFaults {
  if (!(cause instanceof ApiError)) return {};
  const entries = cause.fields.map(({ path, key, values }) => [path[0], { key: key ?? 'incorrect', values }]);
  return Object.fromEntries(entries.filter(([name]) => name === 'from' || name === 'to')) as RangeFaults;
}
