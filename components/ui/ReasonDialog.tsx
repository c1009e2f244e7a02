import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';

interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  readonly help?: string;
  readonly sendLabel: string;
  readonly maxLength: number;
  /** Rejects when it could not be sent; the dialog then stays, with what was typed. */
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a few words and sends them: a report, a suggestion. */
export function ReasonDialog({
  title,
  label,
  help,
  sendLabel,
  maxLength,
  onSend,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation(['common', 'validation']);
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [hasFault, setFault] = useState(false);
  const send = async () => {
    if (isSending) return;
    if (!text.trim()) return setFault(true);
    setSending(true);
    try {
      await onSend(text.trim());
      onClose();
    } catch {
      setSending(false); // the alert has said what went wrong
    }
  };
  return (
    <Modal show centered onHide={onClose} aria-labelledby="reason-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Modal.Header>
          <h2 id="reason-title" className="h4 mb-0">
            {title}
          </h2>
        </Modal.Header>
        <Modal.Body>
          <label htmlFor="reason" className="form-label">
            {label}
          </label>
          <textarea
            id="reason"
            className={`form-control${hasFault ? ' is-invalid' : ''}`}
            rows={4}
            maxLength={maxLength}
            autoFocus
            aria-invalid={hasFault || undefined}
            aria-describedby="reason-help"
            value={text}
            onChange={(event) => {
              setFault(false);
              setText(event.target.value);
            }}
          />
          <div id="reason-help" className={hasFault ? 'field-error' : 'form-text'}>
            {hasFault ? t('validation:required') : help}
          </div>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="outline-secondary" onClick={onClose}>
            {t('action.back')}
          </Button>
          <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
            {sendLabel}
          </Button>
        </Modal.Footer>
      </form>
    </Modal>
  );
}
