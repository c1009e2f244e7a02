import { useFormikContext } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useFaultText } from '@/lib/hooks/useFaultText';
import type { FormStatus } from '@/lib/hooks/useFormSubmit';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';
import { isFieldMessage } from './FieldError';

function Faults() {
  const { said } = useFaultText();
  const { errors, status, submitCount, isSubmitting } = useFormikContext();
  const box = useRef<HTMLDivElement>(null);
  const hasFaults = Object.keys(errors).length > 0;

  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !hasFaults) return;
    const form = box.current?.closest('form');
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Runs only when a submit has just ended, never while the user corrects fields.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

  const isMissing = submitCount > 0 && hasRequired(errors);
  const ofWhole = status as FormStatus | undefined;
  const shown = ofWhole ?? (isMissing ? { keys: ['validation:requiredFields'] } : undefined);
  return (
    <div ref={box} role="alert">
      {shown && !isSubmitting && (
        <div className="form-errors">
          <Icon of={CircleAlert} size={20} />
          <span>{said(shown)}</span>
        </div>
      )}
    </div>
  );
}

/** Shows the form's error after a failed submit and focuses the first invalid field. */
export const FormErrors = withNamespaces(Faults, { validation });

function hasRequired(errors: unknown): boolean {
  if (isFieldMessage(errors)) return errors.key === 'required';
  return typeof errors === 'object' && errors !== null && Object.values(errors).some(hasRequired);
}
