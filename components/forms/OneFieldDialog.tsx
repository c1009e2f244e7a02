import { Save } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { fieldFault, isFieldFault } from '@/lib/faults/fault';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';
import { FieldError, type FieldMessage } from './FieldError';

interface OneFieldDialogProps {
  readonly title: string;
  readonly label: string;
  readonly help?: string;
  readonly initial?: string;
  readonly inputMode?: 'decimal';
  /** Number of text lines; defaults to a single-line field. */
  readonly lines?: number;
  readonly maxLength?: number;
  /** Verb on the button; defaults to "Save". */
  readonly sendLabel?: string;
  /** Label of the cancel button; defaults to "Cancel". */
  readonly stayLabel?: string;
  /** Returns an error to show before sending; by default it requires some text. */
  readonly check?: (text: string) => FieldMessage | undefined;
  /** Rejects if sending failed; the dialog then stays open with the input. */
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const isWritten = (text: string) => (text ? undefined : { key: 'required' });

/** Dialog that asks for a single text, for example a name or an amount, and sends it. */
function Dialog(props: OneFieldDialogProps) {
  const { title, label, help, initial = '', inputMode, lines, maxLength, sendLabel, stayLabel } = props;
  const { check = isWritten, onSend, onClose } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const [text, setText] = useState(initial);
  const [fault, setFault] = useState<FieldMessage>();
  const send = async () => {
    const found = check(text.trim());
    if (found) return setFault(found);
    try {
      await onSend(text.trim());
      onClose();
    } catch (cause) {
      if (isFieldFault(cause)) setFault(fieldFault(cause)); // An alert already reports any other error.
    }
  };
  const Field = lines ? 'textarea' : 'input';
  return (
    <SendDialog
      title={title}
      sendLabel={sendLabel ?? t('action.save')}
      stayLabel={stayLabel}
      icon={sendLabel ? undefined : Save}
      onSend={send}
      onClose={onClose}
      isUnsaved={text !== initial}
    >
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <Field
        id={id}
        className={`form-control${fault ? ' is-invalid' : ''}`}
        rows={lines}
        maxLength={maxLength}
        inputMode={inputMode}
        autoComplete="off"
        autoFocus
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-error ${id}-help`}
        value={text}
        onChange={({ target }) => {
          setFault(undefined);
          setText(target.value);
        }}
      />
      <FieldError id={`${id}-error`} error={fault} />
      {help && (
        <p id={`${id}-help`} className="form-text mb-0">
          {help}
        </p>
      )}
    </SendDialog>
  );
}

export const OneFieldDialog = withNamespaces(Dialog, { validation });
