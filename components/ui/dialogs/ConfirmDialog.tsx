import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Modal from 'react-bootstrap/Modal';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';

export interface ConfirmText {
  /** Question that names the thing. */
  readonly title: string;
  /** Text about the consequences; by default "By continuing this action you can not undo it". */
  readonly body?: string;
  /** Verb on the confirming button. */
  readonly confirmLabel: string;
  /** Text of the other button; "Cancel" by default. */
  readonly stayLabel?: string;
  /** 'primary' for a choice between two ways that can both be undone; by default it warns. */
  readonly tone?: 'primary' | 'danger';
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
        {text.tone !== 'primary' && <Icon of={TriangleAlert} className="confirm-icon" size={32} />}
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
        <Button onClick={() => onAnswer(false)} autoFocus>
          {text.stayLabel ?? t('action.back')}
        </Button>
        <Button tone={text.tone ?? 'danger'} onClick={() => onAnswer(true)}>
          {text.confirmLabel}
        </Button>
      </Modal.Footer>
    </Modal>
  );
}
