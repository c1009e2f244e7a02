import { ApiError, type FieldMessage } from '@/lib/api/errors';

export type RangeFaults = Partial<Record<'from' | 'to', FieldMessage>>;

/** What the CMS finds wrong with a range of days, at its two fields; a failure of another kind is the alert's. */
export function rangeFaults(cause: unknown): RangeFaults {
  if (!(cause instanceof ApiError)) return {};
  const entries = cause.fields.map(({ path, key, values }) => [path[0], { key: key ?? 'incorrect', values }]);
  return Object.fromEntries(entries.filter(([name]) => name === 'from' || name === 'to')) as RangeFaults;
}
