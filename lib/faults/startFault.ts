import { ApiError, errorMessageOf, type ErrorMessage } from '@/lib/api/errors';

/** Returns the reason for a failed start of an import: a field's own text if it has one, else as for any call. */
export function startFault(cause: unknown): ErrorMessage {
  if (!(cause instanceof ApiError)) return { keys: ['errors:server'] };
  const said = errorMessageOf(cause);
  const [first] = cause.fields;
  if (!first?.key) return said;
  return {
    keys: [`import:start.fault.${first.key}`, ...said.keys],
    values: { ...said.values, ...first.values },
  };
}
