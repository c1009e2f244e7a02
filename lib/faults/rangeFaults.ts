import { ApiError, type FieldMessage } from '@/lib/api/errors';

export type RangeFaults = Partial<Record<'from' | 'to', FieldMessage>>;

/** Returns the CMS's faults of a range of days, by field; the alert shows any other failure. */
export function rangeFaults(cause: unknown): RangeFaults {
  if (!(cause instanceof ApiError)) return {};
  const faults: RangeFaults = {};
  for (const { path, key = 'incorrect', values } of cause.fields) {
    const [name] = path;
    if (name === 'from' || name === 'to') faults[name] = { key, values };
  }
  return faults;
}
