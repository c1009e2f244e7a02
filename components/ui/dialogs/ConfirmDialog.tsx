import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';

export interface ConfirmText {
  /** A question that names the thing. */
  readonly title: string;
  /** What will be lost; "By continuing this action you can not undo it" unless told. */
  readonly body?: string;
  /** The verb on the button. */
  readonly confirmLabel: string;
  /** What the other button says; "Cancel" unless told. */
  readonly stayLabel?: string;
}

interface ConfirmDialogProps {
  readonly text: ConfirmText;
  readonly isOpen: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

export function ConfirmDialog({ text, isOpen, onAnswer }: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      show={isOpen}
      onHide={() => onAnswer(false)}
      centered
      aria-labelledby="confirm-title"
      aria-describedby="confirm-body"
    >
      <Modal.Body className="confirm">
        <TriangleAlert className="confirm-icon" size={32} aria-hidden />
        <div>
          <h2 id="confirm-title" className="h4">
            {text.title}
          </h2>
          <p id="confirm-body" className="mb-0">
            {text.body ?? t('confirm.undo')}
          </p>
        </div>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="outline-secondary" onClick={() => onAnswer(false)} autoFocus>
          {text.stayLabel ?? t('action.back')}
        </Button>
        <Button variant="danger" onClick={() => onAnswer(true)}>
          {text.confirmLabel}
        </Button>
      </Modal.Footer>
    </Modal>
  );
}
