import { ApiError } from '@/lib/api/errors';
import { formMessage } from '../hooks/useFormSubmit';

export interface OrderFault {
  /** Text keys, of which the first that exists counts. */
  readonly keys: readonly string[];
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Returns the fault of a delivery code: a wrong one tells the tries left, any other fault has its own text. */
export function deliveryCodeFault(cause: unknown): OrderFault {
  const field = cause instanceof ApiError ? cause.fields.find(({ key }) => key === 'wrongCode') : undefined;
  return field ? { keys: ['validation:wrongCode'], values: field.values } : formMessage(cause);
}

/** Tells whether another courier accepted the order first. */
export const isTakenByOther = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.code === 'order.alreadyTaken';

/** Returns the faults of an order's lines by position; the fault of the whole (its sum included) is under -1. */
export function lineFaults(cause: unknown): ReadonlyMap<number, OrderFault> {
  const fields = cause instanceof ApiError ? cause.fields : [];
  const found = fields
    .filter(({ path }) => path[0] === 'lines' || path[0] === 'quotedTetri')
    .map(
      ({ path, key, values }) =>
        [
          path.length > 1 ? Number(path[1]) : -1,
          { keys: [`validation:${key}`, 'validation:incorrect'], values },
        ] as const,
    );
  return new Map(found);
}
