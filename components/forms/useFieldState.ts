import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { isFieldMessage } from './FieldError';

/** Returns a field's Formik state with the ids and aria attributes that tie its parts together. */
export function useFieldState<Value>(
  name: string,
  { help, isRequired }: { help?: ReactNode; isRequired?: boolean },
) {
  const id = `${useId()}-${name}`;
  const [field, meta, helpers] = useField<Value>(name);
  const fault: unknown = meta.error;
  const error = meta.touched && isFieldMessage(fault) ? fault : undefined;
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const aria = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  } as const;
  return { id, field, helpers, error, aria };
}
