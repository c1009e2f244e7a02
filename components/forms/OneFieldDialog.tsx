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
  /** How many lines there are to write on; a field of one line unless told. */
  readonly lines?: number;
  readonly maxLength?: number;
  /** The verb on the button; "Save" unless told. */
  readonly sendLabel?: string;
  /** What the way out says; "Cancel" unless told. */
  readonly stayLabel?: string;
  /** What is wrong with it before it is sent; without, something has to be written. */
  readonly check?: (text: string) => FieldMessage | undefined;
  /** Rejects when it could not be sent; the dialog then stays, with what was typed. */
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const isWritten = (text: string) => (text ? undefined : { key: 'required' });

/** Asks for one thing and sends it: a name, an amount, a few words. */
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
      if (isFieldFault(cause)) setFault(fieldFault(cause)); // anything else the alert has said
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
