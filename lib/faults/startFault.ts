import { ApiError, saidOf, type Said } from '@/lib/api/errors';

/** Why an import could not be begun: in its own words where they are said of a field, else as any call's. */
export function startFault(cause: unknown): Said {
  if (!(cause instanceof ApiError)) return { keys: ['errors:server'] };
  const said = saidOf(cause);
  const [first] = cause.fields;
  if (!first?.key) return said;
  return {
    keys: [`import:start.fault.${first.key}`, ...said.keys],
    values: { ...said.values, ...first.values },
  };
}
