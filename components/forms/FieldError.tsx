import { CircleAlert } from 'lucide-react';
import { Icon } from '@/components/ui/Icon';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';

/** Error as Formik stores it: a key of `validation` with its values. */
export interface FieldMessage {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const isFieldMessage = (error: unknown): error is FieldMessage =>
  typeof error === 'object' && error !== null && 'key' in error && typeof error.key === 'string';

function Fault({ id, error }: { id: string; error: unknown }) {
  const { fieldSaid } = useFaultText();
  if (!error) return null;
  return (
    <div id={id} className="field-error">
      <Icon of={CircleAlert} size={16} />
      <span>{fieldSaid(isFieldMessage(error) ? error : {})}</span>
    </div>
  );
}

/**
 * Shows a field's error as a sentence; brings the error texts along, so that they load with a form and not with the
 * page.
 */
export const FieldError = withNamespaces(Fault, { validation });
