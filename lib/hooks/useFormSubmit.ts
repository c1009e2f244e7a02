import type { FormikHelpers } from 'formik';
import { ApiError, reasonKeys, toFormErrors } from '@/lib/api/errors';
import { AuthError } from '@/lib/auth/errors';

/** What a form says as a whole: keys of texts, the first that exists counts. */
export interface FormStatus {
  readonly keys: readonly string[];
}

/** Submits a form and puts a failure's texts at their fields and over the form; what was typed stays. */
export function useFormSubmit<Values>(
  save: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>,
) {
  return async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(undefined);
    try {
      await save(values, helpers);
    } catch (cause) {
      if (cause instanceof ApiError) helpers.setErrors(toFormErrors(cause) as never);
      helpers.setStatus({ keys: formKeys(cause) } satisfies FormStatus);
    }
  };
}

/** The texts that say what a failure means, the first that exists counts. */
export function formKeys(cause: unknown): string[] {
  if (cause instanceof AuthError) return [`account:error.${cause.reason}`];
  if (!(cause instanceof ApiError)) return ['errors:server'];
  return [...reasonKeys(cause), `errors:${cause.kind}`];
}
