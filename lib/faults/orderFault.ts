import { ApiError } from '@/lib/api/errors';
import { formSaid } from '../hooks/useFormSubmit';

export interface OrderFault {
  /** Texts that say it, the first that exists counts. */
  readonly keys: readonly string[];
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A wrong code says how many tries are left; what else is wrong says so in its own words. */
export function doorFault(cause: unknown): OrderFault {
  const field = cause instanceof ApiError ? cause.fields.find(({ key }) => key === 'wrongCode') : undefined;
  return field ? { keys: ['validation:wrongCode'], values: field.values } : formSaid(cause);
}

/** Whether another courier got the order first. */
export const isTakenByOther = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.code === 'order.alreadyTaken';

/** What is wrong with the lines of an order, by their places; the fault of the whole (its sum included) stands under -1. */
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
