import { useFormikContext } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { FormStatus } from '@/lib/hooks/useFormSubmit';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';
import { isFieldMessage } from './FieldError';

function Faults() {
  const { t } = useTranslation('validation');
  const { errors, status, submitCount, isSubmitting } = useFormikContext();
  const box = useRef<HTMLDivElement>(null);
  const hasFaults = Object.keys(errors).length > 0;

  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !hasFaults) return;
    const form = box.current?.closest('form');
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // only when a submit has just ended, never while one is mending the fields
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

  const { keys, values } = (status as FormStatus | undefined) ?? {};
  const isMissing = submitCount > 0 && hasRequired(errors);
  const text = keys ? t(keys as never, values as never) : isMissing ? t('requiredFields') : undefined;
  return (
    <div ref={box} role="alert">
      {text && !isSubmitting && (
        <div className="form-errors">
          <CircleAlert size={20} aria-hidden />
          <span>{text as string}</span>
        </div>
      )}
    </div>
  );
}

/** What is wrong with the form as a whole, said over it after a failed submit; takes the focus to the first faulty field. */
export const FormErrors = withNamespaces(Faults, { validation });

function hasRequired(errors: unknown): boolean {
  if (isFieldMessage(errors)) return errors.key === 'required';
  return typeof errors === 'object' && errors !== null && Object.values(errors).some(hasRequired);
}
