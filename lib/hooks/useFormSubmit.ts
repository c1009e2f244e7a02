import type { FormikHelpers } from 'formik';
import { ApiError, saidOf, toFormErrors, type Said } from '@/lib/api/errors';
import { AuthError } from '@/lib/auth/errors';

/** What a form says as a whole. */
export type FormStatus = Said;

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
      helpers.setStatus(formSaid(cause));
    }
  };
}

/** What a failure means, in words. */
export function formSaid(cause: unknown): FormStatus {
  if (cause instanceof AuthError) return { keys: [`account:error.${cause.reason}`] };
  return cause instanceof ApiError ? saidOf(cause) : { keys: ['errors:server'] };
}

/** What the CMS says at single fields, as Formik holds it; null where it names none. */
export const fieldFaults = (cause: unknown) =>
  cause instanceof ApiError && cause.fields.length > 0 ? toFormErrors(cause) : null;
