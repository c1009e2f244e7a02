import type { FormikHelpers } from 'formik';
import { ApiError, errorMessageOf, toFormErrors, type ErrorMessage } from '@/lib/api/errors';
import { AuthError } from '@/lib/auth/errors';

/** Message of a form as a whole. */
export type FormStatus = ErrorMessage;

/** Returns a submit handler that shows a failure's texts at their fields and above the form; typed values stay. */
export function useFormSubmit<Values>(
  save: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>,
) {
  return async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(undefined);
    try {
      await save(values, helpers);
    } catch (cause) {
      if (cause instanceof ApiError) helpers.setErrors(toFormErrors(cause) as never);
      helpers.setStatus(formMessage(cause));
    }
  };
}

/** Returns the text of a failure. */
export function formMessage(cause: unknown): FormStatus {
  if (cause instanceof AuthError) return { keys: [`account:error.${cause.reason}`] };
  return cause instanceof ApiError ? errorMessageOf(cause) : { keys: ['errors:server'] };
}

/** Returns the CMS's field faults as Formik errors; null if it names none. */
export const fieldFaults = (cause: unknown) =>
  cause instanceof ApiError && cause.fields.length > 0 ? toFormErrors(cause) : null;
